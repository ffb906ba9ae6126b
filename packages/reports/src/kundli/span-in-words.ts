import { formatList } from '@jyoti/language';
import { yearsMonthsDays } from '../format/format.ts';
import type { ReportWords } from '../report-words.ts';

/** Dasha years in years, months and days, without those that are zero. */
export function spanInWords(
  years: number,
  { common: { span }, terms }: ReportWords<object>,
): string {
  const parts = yearsMonthsDays(years);
  const units = (['years', 'months', 'days'] as const).filter((unit) => parts[unit] > 0);
  return units.length === 0
    ? span.days({ count: 0 })
    : formatList(
        units.map((unit) => span[unit]({ count: parts[unit] })),
        terms.language,
      );
}
