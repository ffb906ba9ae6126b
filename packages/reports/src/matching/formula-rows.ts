import type { Aggregate } from '@jyoti/jyotish';
import { twoDecimals, wholeNumber } from './numbers.ts';
import type { MatchWords } from '../report-words.ts';

/** Terms of the overall percentage: name, rule, result, weight and points of each part. */
export const formulaRows = (
  { terms, deductions }: Aggregate,
  { aggregate: words, percent }: MatchWords,
): string[][] => [
  ...terms.map(({ part, share, fullPoints, points }) => {
    const { name, rule } = words.parts[part];
    const reached = percent({ value: wholeNumber(share * 100) });
    return [name, rule, reached, String(fullPoints), twoDecimals(points)];
  }),
  ...deductions.map(({ reason, points }) => {
    const { name, rule } = words.deductions[reason];
    return [name, rule, '', '', `−${twoDecimals(points)}`];
  }),
];
