import type { PanchangMonth } from '@jyoti/contract';

/**
 * The lunar months that a civil month has days of, in their order.
 * @param adhika names an intercalary month
 */
export function lunarMonthsOf(
  { days }: PanchangMonth,
  adhika: (month: string) => string,
): string[] {
  const names = days.map(({ masa }) => (masa.adhika ? adhika(masa.amanta) : masa.amanta));
  return [...new Set(names)];
}
