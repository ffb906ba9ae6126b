import { yearsMonthsDays } from '../format/format.ts';

/** The units of a span of dasha years. */
export interface SpanWords {
  years: (count: number) => string;
  months: (count: number) => string;
  days: (count: number) => string;
}

/** Dasha years in years, months and days, without those that are zero. */
export function spanInWords(years: number, words: SpanWords): string {
  const parts = yearsMonthsDays(years);
  const spoken = [
    parts.years > 0 && words.years(parts.years),
    parts.months > 0 && words.months(parts.months),
    parts.days > 0 && words.days(parts.days),
  ].filter(Boolean);
  return spoken.join(', ') || words.days(0);
}
