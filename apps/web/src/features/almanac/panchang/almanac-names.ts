import type {
  ChoghadiyaRow,
  HoraRow,
  MoonDayRow,
  MoonPakshaName,
  MoonStateName,
  PanchangMonth,
} from '@jyoti/contract';
import type { Choghadiya } from '@jyoti/ui/choghadiya-strip';
import type { Hora } from '@jyoti/ui/hora-list';
import type { MoonDay } from '@jyoti/ui/moon-calendar';
import type { MoonPaksha, MoonState } from '@jyoti/ui/moon-phase';
import type { PanchangMessages } from '../../../messages.generated/panchang.ts';

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

type Words = PanchangMessages;

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
