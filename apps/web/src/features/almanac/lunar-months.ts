import type { Language, PanchangMonth } from '@jyoti/contract';
import { formatList } from '@jyoti/language';

/**
 * The lunar months that a civil month has days of, in their order, as a list, as the almanacs of the region name them.
 * @param adhika names an intercalary month
 */
export function lunarMonthsOf(
  { days, months }: Pick<PanchangMonth, 'days' | 'months'>,
  adhika: (values: { month: string }) => string,
  language: Language,
): string {
  const names = days.map(({ masa }) =>
    masa.adhika ? adhika({ month: masa[months] }) : masa[months],
  );
  return formatList([...new Set(names)], language);
}
