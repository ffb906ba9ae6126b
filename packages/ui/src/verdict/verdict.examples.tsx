import { Text } from '../layout/index.ts';
import { BasedOn } from '../reading-card/index.ts';
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

export const Parts = () => (
  <Verdict present title="Kaal Sarp dosha of the type Anant is present.">
    <Text>All seven planets are on one side of the line from Rahu to Ketu.</Text>
    <BasedOn>Rahu in the first house, Ketu in the seventh</BasedOn>
  </Verdict>
);
