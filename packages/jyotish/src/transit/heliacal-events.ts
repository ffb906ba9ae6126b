import { checkSetting } from '../check-setting.ts';
import { heliacalSky } from '../sky/heliacal.ts';
import { HELIACAL_BODIES, luminaryOf, riseOrSetOf } from '../sky/index.ts';
import type { GeoPlace, HeliacalBody, HeliacalSide } from '../sky/index.ts';
import type { JulianDay } from '../time/index.ts';
import { checkSpan } from './transit-sky.ts';

/** The last or the first sight of a planet near the Sun. */
export interface HeliacalEvent {
  readonly kind: 'heliacal';
  /** which planet */
  readonly body: HeliacalBody;
  /** `sets` (asta): seen for the last time; `rises` (udaya): seen for the first */
  readonly change: 'sets' | 'rises';
  /** in the east before sunrise or in the west after sunset */
  readonly side: HeliacalSide;
  /** that sunrise or sunset (upper edge, refracted), Julian day UT */
  readonly jdUt: JulianDay;
}

/** A sunrise and the sunset after it, with the sides on which the planet is seen. */
interface SeenDay {
  readonly east: JulianDay;
  readonly west: JulianDay;
  readonly sides: readonly HeliacalSide[];
}

/**
 * When Jupiter or Venus is lost in the Sun's rays and seen again (guru asta and shukra asta) at a place. A planet is seen on a
 * day if it is higher than the Sun by its arc when the Sun rises or sets: Jupiter 9.3° in the east and 7.4° in the west, Venus
 * 6°, near its inferior conjunction 5.7° and 5.2° (C. Schoch, 1928). Clear sky and a free horizon; days without a sunrise or
 * sunset are passed over.
 * @param fromJdUt Julian day UT
 * @param toJdUt Julian day UT, later
 * @param place degrees, east and north positive
 * @returns events in (from, to], set and rise alternately
 * @throws JyotishError `invalid_place`; `out_of_range` for another body, outside 1800 to 2200 or when the span is empty
 */
export function heliacalEvents(
  body: HeliacalBody,
  fromJdUt: JulianDay,
  toJdUt: JulianDay,
  place: GeoPlace,
): HeliacalEvent[] {
  checkSetting('body', body, HELIACAL_BODIES);
  checkSpan(fromJdUt, toJdUt);
  const sun = luminaryOf('sun', 'tropical', fromJdUt);
  const sky = heliacalSky(body, sun);
  const events: HeliacalEvent[] = [];
  const note = (change: HeliacalEvent['change'], side: HeliacalSide, day: SeenDay): void => {
    const jdUt = day[side];
    if (jdUt <= fromJdUt || jdUt > toJdUt) return;
    events.push({ kind: 'heliacal', body, change, side, jdUt });
  };
  let before: SeenDay | null = null;
  // A planet that sets on the last day is known to have set by the day after.
  for (let noon = Math.floor(fromJdUt) - 1; noon < toJdUt + 2; noon += 1) {
    const midnight = noon + 0.5 - place.longitude / 360;
    const east = riseOrSetOf(sun, 'rise', midnight, place, 'edge');
    const west = east === null ? null : riseOrSetOf(sun, 'set', east, place, 'edge');
    if (east === null || west === null) continue;
    const day: SeenDay = { east, west, sides: sky.seenAt(east, west, place) };
    const last = before?.sides.at(-1);
    const first = day.sides[0];
    if (before !== null && last !== undefined && first === undefined) note('sets', last, before);
    if (before !== null && last === undefined && first !== undefined) note('rises', first, day);
    before = day;
  }
  return events;
}
