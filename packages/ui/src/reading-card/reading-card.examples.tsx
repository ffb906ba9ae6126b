import { DignityBadge } from '../graha-badge/index.ts';
import { Keywords, ReadingCard, ReadingText } from './index.ts';

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

export const Parts = () => (
  <ReadingCard
    title="Third house: Tula"
    aside={<DignityBadge dignity="own" />}
    basedOn="Venus, lord of the third house, in Tula"
  >
    <ReadingText>
      You tend to keep peace between brothers and sisters, and you write better than you speak.
    </ReadingText>
    <Keywords title="Strengths" words={['Patient', 'Fair']} />
  </ReadingCard>
);
