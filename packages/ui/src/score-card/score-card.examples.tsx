import type { MeterBand } from '../meter/index.ts';
import { ReadingLines } from '../reading-lines/index.ts';
import { ScoreCard } from './index.ts';

const bands: readonly MeterBand[] = [
  { from: 0, word: 'asks for patience', tone: 'weak' },
  { from: 40, word: 'even', tone: 'fair' },
  { from: 60, word: 'favoured', tone: 'strong' },
];

export const WithItsReasons = () => (
  <ScoreCard
    title="Career and money"
    headingLevel={4}
    bands={bands}
    scores={[
      { label: 'Career', value: 68 },
      { label: 'Money', value: 34 },
    ]}
  >
    <ReadingLines
      items={[
        {
          id: 'jupiter',
          text: 'A good week to ask for what your work is worth.',
          reason: {
            graha: 'jupiter',
            label: 'Jupiter, tenth house',
            text: 'Jupiter is in Taurus, the tenth house from Leo.',
          },
        },
      ]}
    />
  </ScoreCard>
);

export const ScoresAlone = () => (
  <ScoreCard
    title="Career and money"
    headingLevel={4}
    scores={[
      { label: 'Career', value: 68 },
      { label: 'Money', value: 34 },
    ]}
  />
);

export const Parts = () => (
  <ScoreCard
    title="Love and family"
    headingLevel={3}
    bands={bands}
    scores={[{ label: 'Love', value: 52 }]}
  >
    <ReadingLines
      items={[
        {
          id: 'venus',
          text: 'Plan something small for two.',
          reason: {
            graha: 'venus',
            label: 'Venus, fourth house',
            text: 'Venus is in Scorpio, the fourth house from Leo.',
          },
        },
      ]}
    />
  </ScoreCard>
);
