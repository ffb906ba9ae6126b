import type { Matching } from '@jyoti/contract';
import { twoDecimals, wholeNumber } from './numbers.ts';
import type { MatchWords } from '../report-words.ts';

/** Terms of the overall percentage: name, rule, result, weight and points of each part. */
export function formulaRows(
  { terms, deductions }: Matching['aggregate'],
  { aggregate: words, percent }: MatchWords,
): string[][] {
  return [
    ...terms.map(({ part, share, full_points, points }) => {
      const { name, rule } = words.parts[part as keyof typeof words.parts] ?? {
        name: part,
        rule: '',
      };
      const reached = percent({ value: wholeNumber(share * 100) });
      return [name, rule, reached, String(full_points), twoDecimals(points)];
    }),
    ...deductions.map(({ reason, points }) => {
      const { name, rule } = words.deductions[reason];
      return [name, rule, '', '', `−${twoDecimals(points)}`];
    }),
  ];
}
