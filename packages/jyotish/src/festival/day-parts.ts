import type { JulianDay } from '../time/index.ts';
import type { Span } from './choose-day.ts';
import type { FestivalDay } from './days.ts';
import type { DayPart } from './rule.ts';

/** A ghatika is a sixtieth of a day, 24 minutes: days. */
export const GHATIKA = 1 / 60;

/**
 * The part of a day that a rule tests.
 * @returns null for moonrise on a day without one
 */
export function windowOf(day: FestivalDay, part: DayPart): Span | null {
  const { sunrise, sunset, nextSunrise } = day;
  const daylight = sunset - sunrise;
  const night = nextSunrise - sunset;
  const ofDay = (from: number, to: number): Span => ({
    start: sunrise + daylight * from,
    end: sunrise + daylight * to,
  });
  switch (part) {
    case 'arunodaya':
      return { start: sunrise - 4 * GHATIKA, end: sunrise };
    case 'sunrise':
      return instant(sunrise);
    case 'pratah':
    case 'trimuhurta':
      return ofDay(0, 1 / 5);
    case 'ten_ghatikas':
      return { start: sunrise, end: sunrise + 10 * GHATIKA };
    case 'nine_muhurtas':
      return ofDay(0, 3 / 5);
    case 'purvahna':
      return ofDay(0, 1 / 2);
    case 'madhyahna':
      return ofDay(2 / 5, 3 / 5);
    case 'aparahna':
      return ofDay(3 / 5, 4 / 5);
    case 'sayahna':
      return ofDay(4 / 5, 1);
    case 'vijaya':
      return ofDay(10 / 15, 11 / 15);
    case 'half_of_fourth_prahara':
      return instant(sunrise + (daylight * 7) / 8);
    case 'daylight':
      return ofDay(0, 1);
    case 'sunset':
      return instant(sunset);
    case 'pradosha':
      return { start: sunset, end: sunset + night / 5 };
    case 'day_and_pradosha':
      return { start: sunrise, end: sunset + night / 5 };
    case 'nishitha':
      return { start: sunset + (night * 7) / 15, end: sunset + (night * 8) / 15 };
    case 'moonrise': {
      const moonrise = day.moonrise();
      return moonrise === null ? null : instant(moonrise);
    }
  }
}

function instant(jdUt: JulianDay): Span {
  return { start: jdUt, end: jdUt };
}
