import type { Language, PanchangLimbs, PanchangMonth } from '@jyoti/contract';
import type { CalendarDay } from '@jyoti/ui/month-calendar';
import { almanacDaysMessages } from '../../messages.generated/almanac-days.ts';

type Tithi = PanchangLimbs['tithi'];

/** "Shukla Navami"; the last of each half has its own name. */
export function tithiName({ name, number, paksha }: Tithi, language: Language): string {
  if (number === 15 || number === 30) return name;
  return almanacDaysMessages[language].tithi[paksha].name({ name });
}

/** A tithi in a calendar cell: "S 9" in the bright half, "K 9" in the dark one. */
const tithiShort = ({ number, paksha }: Tithi, language: Language) =>
  almanacDaysMessages[language].tithi[paksha].short({
    number: paksha === 'shukla' ? number : number - 15,
  });

/** The days of a month for a wall calendar: tithi at sunrise, festivals and eclipses. */
export function calendarDaysOf(
  { days, eclipses }: PanchangMonth,
  language: Language,
): CalendarDay[] {
  return days.map(({ date, tithi, nakshatra, festivals }) => ({
    date,
    short: tithiShort(tithi, language),
    label: tithiName(tithi, language),
    detail: nakshatra.name,
    ...(tithi.number === 15 && { moon: 'full' as const }),
    ...(tithi.number === 30 && { moon: 'new' as const }),
    marks: [
      ...eclipses
        .filter((eclipse) => eclipse.date === date)
        .map(({ kind, title, visibility }) => ({
          id: kind,
          name: title,
          major: visibility !== 'none',
        })),
      ...festivals.map(({ id, title, rank }) => ({ id, name: title, major: rank === 'major' })),
    ],
  }));
}
