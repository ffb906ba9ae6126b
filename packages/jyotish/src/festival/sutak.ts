import type { JulianDay } from '../time/index.ts';
import type { Eclipse } from '../transit/eclipses.ts';
import type { Span } from './choose-day.ts';
import type { FestivalDay, FestivalDays } from './days.ts';

/** When one fasts before an eclipse, Julian days UT. */
export interface Sutak extends Span {
  /** when it begins for children, the old and the sick */
  readonly gentleStart: JulianDay;
}

/** Praharas before the one in which the eclipse begins. */
const PRAHARAS = { solar_eclipse: 4, lunar_eclipse: 3 } as const;
const GENTLE_PRAHARAS = 1;
/** Three hours: a prahara where the Sun does not rise or set. */
const MEAN_PRAHARA = 1 / 8;
/** A second, in days. */
const A_MOMENT = 1 / 86_400;

/** Beginnings of the eight praharas of a day: quarters of its daylight and of its night. */
function praharasOf({ sunrise, sunset, nextSunrise }: FestivalDay): JulianDay[] {
  const quarters = (start: JulianDay, end: JulianDay): JulianDay[] =>
    [0, 1, 2, 3].map((quarter) => start + ((end - start) * quarter) / 4);
  return [...quarters(sunrise, sunset), ...quarters(sunset, nextSunrise)];
}

/** The beginning of the prahara that is a number of praharas before the one that contains an instant. */
function praharasBefore(count: number, jdUt: JulianDay, days: FestivalDays): JulianDay {
  const day = days.containing(jdUt);
  const before = day && days.byNumber(day.number - 1);
  if (day === null || before === null) return jdUt - count * MEAN_PRAHARA;
  const praharas = [...praharasOf(before), ...praharasOf(day)];
  return praharas[praharas.findLastIndex((start) => start <= jdUt) - count]!;
}

/**
 * The instant from which praharas are counted. A lunar eclipse belongs to the night: the full Moon rises and sets within
 * minutes of the Sun, and those minutes do not make it an eclipse of the day.
 */
function countedFrom(kind: Eclipse['kind'], jdUt: JulianDay, days: FestivalDays): JulianDay {
  const day = days.containing(jdUt);
  if (kind === 'solar_eclipse' || day === null || jdUt >= day.sunset) return jdUt;
  const isMorning = jdUt < (day.sunrise + day.sunset) / 2;
  return isMorning ? day.sunrise - A_MOMENT : day.sunset;
}

/**
 * The sutak of an eclipse: four praharas before that in which a solar eclipse begins, three before that of a lunar one,
 * until it ends (Vriddha Gautama in Nirnayasindhu 1, grahana); one prahara for children, the old and the sick, as in
 * almanacs. If the body rises eclipsed, the eclipse begins with its rising; if it sets eclipsed, it ends with its
 * setting.
 * @param seen the eclipse as seen from the place; an invisible one has no sutak
 */
export function sutakOf(kind: Eclipse['kind'], seen: Span, days: FestivalDays): Sutak {
  const from = countedFrom(kind, seen.start, days);
  return {
    start: praharasBefore(PRAHARAS[kind], from, days),
    gentleStart: praharasBefore(GENTLE_PRAHARAS, from, days),
    end: seen.end,
  };
}
