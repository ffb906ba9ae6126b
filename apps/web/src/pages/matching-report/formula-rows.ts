import type { Matching } from '@jyoti/contract';
import { twoDecimals } from './numbers.ts';
import type { MatchingWords } from './words.ts';

/** What the overall percentage is the sum of, as the rows of a table. */
export function formulaRows(
  aggregate: Matching['aggregate'],
  { aggregate: words, percent }: MatchingWords,
) {
  return [
    ...aggregate.terms.map(({ part, share, full_points, points }) => ({
      ...(words.parts[part] ?? { name: part, rule: '' }),
      reached: percent(twoDecimals(share * 100)),
      weight: String(full_points),
      points: twoDecimals(points),
    })),
    ...aggregate.deductions.map(({ reason, points }) => ({
      ...words.deductions[reason],
      reached: '',
      weight: '',
      points: `−${twoDecimals(points)}`,
    })),
  ];
}
