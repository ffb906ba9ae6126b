import type {
  ChoghadiyaRow,
  HoraRow,
  MoonDayRow,
  MoonPakshaName,
  MoonStateName,
  Panchang,
  PanchangMonth,
} from '@jyoti/contract';
import type { Choghadiya } from '@jyoti/ui/choghadiya-strip';
import type { Hora } from '@jyoti/ui/hora-list';
import type { CalendarDay } from '@jyoti/ui/month-calendar';
import type { MoonDay } from '@jyoti/ui/moon-calendar';
import type { MoonPaksha, MoonState } from '@jyoti/ui/moon-phase';
import type { en } from './words.en.ts';

/** Maps the API's names of states to the kit's ids. */
const states: Readonly<Record<MoonStateName, MoonState>> = {
  newmoon: 'new_moon',
  'waxing cresent': 'waxing_crescent',
  quarter: 'first_quarter',
  'waxing gibbous': 'waxing_gibbous',
  fullmoon: 'full_moon',
  'waning gibbous': 'waning_gibbous',
  'last quarter': 'last_quarter',
  'waning cresent': 'waning_crescent',
};

const pakshas: Readonly<Record<MoonPakshaName, MoonPaksha>> = {
  'Shukla Paksha': 'shukla',
  Purnima: 'purnima',
  'Krishna Paksha': 'krishna',
  'Shukla Amavasya': 'amavasya',
};

/** `97.3%` as a share, 0 to 1. */
export const litShare = (luminance: string) => Number.parseFloat(luminance) / 100;

/** A day of the Moon in the kit's shape; its illumination 0 to 1. */
export function moonDayOf({ date, state, luminance, paksha }: MoonDayRow): MoonDay {
  return {
    date,
    state: states[state],
    illumination: litShare(luminance),
    paksha: pakshas[paksha],
  };
}

/** Whether the Moon is waxing. */
export function isWaxing({ state, paksha }: MoonDay): boolean {
  if (state === 'last_quarter' || state.startsWith('waning')) return false;
  return state === 'first_quarter' || state.startsWith('waxing') || paksha === 'shukla';
}

/** The Moon's days of a month, with their observances. */
export function moonDaysOf({ days, moon_calendar }: PanchangMonth): MoonDay[] {
  const observed = new Map(days.map(({ date, festivals }) => [date, festivals]));
  return moon_calendar.map((row) => ({
    ...moonDayOf(row),
    marks: (observed.get(row.date) ?? []).map(({ id, title }) => ({ id, name: title })),
  }));
}

type Words = typeof en;

/** "Shukla Navami"; the last of each half has its own name. */
export function tithiName(
  { name, number, paksha }: Panchang['tithi'],
  { tithi: words }: Pick<Words, 'tithi'>,
): string {
  if (number === 15 || number === 30) return name;
  return words[paksha].name(name);
}

/** The id of a planet that rules a day or an hour. */
export const lordOf = (graha: string) => graha.toLowerCase() as Hora['lord'];

export function horaOf({ start, end, hora, half, lucky_gem, benefits }: HoraRow): Hora {
  return { start, end, half, lord: lordOf(hora), gem: lucky_gem, ...(benefits && { benefits }) };
}

export function choghadiyaOf(
  { start, end, muhurat, mark }: ChoghadiyaRow,
  marks: Words['choghadiya']['marks'],
): Choghadiya {
  return {
    start,
    end,
    name: muhurat.toLowerCase() as Choghadiya['name'],
    ...(mark && { note: marks[mark] }),
  };
}

/** A tithi in a calendar cell: "S 9" in the bright half, "K 9" in the dark one. */
const tithiShort = (
  { number, paksha }: Panchang['tithi'],
  { tithi: words }: Pick<Words, 'tithi'>,
) => words[paksha].short(paksha === 'shukla' ? number : number - 15);

/** The days of a month for a wall calendar: tithi at sunrise, festivals and eclipses. */
export function calendarDaysOf(
  { days, eclipses }: PanchangMonth,
  words: Pick<Words, 'tithi'>,
): CalendarDay[] {
  return days.map(({ date, tithi, nakshatra, festivals }) => ({
    date,
    short: tithiShort(tithi, words),
    label: tithiName(tithi, words),
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
