import { ReadingCard, ReadingText } from './index.ts';

export const NamesItsFacts = () => (
  <ReadingCard
    title="Mars in the third house"
    headingLevel={4}
    basedOn="Mars in Gemini, the third house"
  >
    <ReadingText>You may speak before you think. A pause often helps.</ReadingText>
  </ReadingCard>
);

export const WithoutFacts = () => (
  <ReadingCard title="Courage" headingLevel={4}>
    <ReadingText>You may speak before you think. A pause often helps.</ReadingText>
  </ReadingCard>
);
