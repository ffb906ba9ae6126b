import type { ScoreCardProps } from './index.ts';

export const career = {
  title: 'Career and money',
  scores: [
    { label: 'Career', value: 68 },
    { label: 'Money', value: 34 },
  ],
  bands: [
    { from: 0, word: 'asks for patience', tone: 'weak' },
    { from: 40, word: 'even', tone: 'fair' },
    { from: 60, word: 'favoured', tone: 'strong' },
  ],
} satisfies ScoreCardProps;
