import type { PanchangMonth } from '@jyoti/contract';

/**
 * The lunar months that a civil month has days of, in their order, as the almanacs of the region name them.
 * @param adhika names an intercalary month
 */
export function lunarMonthsOf(
  { days, months }: Pick<PanchangMonth, 'days' | 'months'>,
  adhika: (month: string) => string,
): string[] {
  const names = days.map(({ masa }) => (masa.adhika ? adhika(masa[months]) : masa[months]));
  return [...new Set(names)];
}
