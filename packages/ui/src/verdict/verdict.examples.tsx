import { Text } from '../layout/index.ts';
import { Verdict } from './index.ts';

export const OneAnswer = () => (
  <Verdict present={false} answer="Cancelled" title="Mangal dosha is cancelled.">
    <Text>Mars is in the seventh house, but in its own sign. That is enough to cancel it.</Text>
  </Verdict>
);

export const TwoAnswers = () => (
  <Verdict present title="Mangal dosha is cancelled.">
    <Text>Mars is in the seventh house, but in its own sign. That is enough to cancel it.</Text>
  </Verdict>
);
