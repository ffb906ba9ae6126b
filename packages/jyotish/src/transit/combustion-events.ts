import { isCombust, signOf } from '../chart/index.ts';
import type { GrahaId, SignNumber } from '../chart/index.ts';
import type { JulianDay } from '../time/index.ts';
import { checkSpan, transitSky } from './transit-sky.ts';
import type { TransitSky } from './transit-sky.ts';

/** A graha going into the Sun's rays (asta) or coming out of them (udaya), by the orbs of the chart. */
export interface CombustionEvent {
  readonly kind: 'combustion';
  /** who goes in or comes out */
  readonly body: GrahaId;
  /** Julian day, UT */
  readonly jdUt: JulianDay;
  /** asta or udaya */
  readonly change: 'begins' | 'ends';
  /** of the graha, sidereal, degrees */
  readonly longitude: number;
  /** of the graha, 1 (Aries) to 12 (Pisces) */
  readonly sign: SignNumber;
}

/** Samples are half a day apart: the shortest combustion, the Moon's, lasts a day and a half. */
const STEP = 0.5;

/** A second, in days: the Sun's rays have no sharper edge. */
const PRECISION = 1 / 86_400;

/**
 * When a graha's combustion begins and ends: its distance from the Sun in longitude crosses the orb
 * (`COMBUSTION_ORBS`).
 * @param graha the Sun and the nodes are never combust and have no events
 * @param fromJdUt Julian day UT
 * @param toJdUt Julian day UT, later
 * @returns events in (from, to], begin and end alternately
 * @throws JyotishError `out_of_range` outside 1800 to 2200 or when the span is empty
 */
export function combustions(
  graha: GrahaId,
  fromJdUt: JulianDay,
  toJdUt: JulianDay,
  sky: TransitSky = transitSky(),
): CombustionEvent[] {
  checkSpan(fromJdUt, toJdUt);
  const track = sky.track(graha);
  const sun = sky.track('sun');
  const isCombustAt = (jdUt: JulianDay): boolean =>
    isCombust(graha, track.at(jdUt), sun.at(jdUt), track.speedAt(jdUt) < 0);
  const events: CombustionEvent[] = [];
  let earlier = fromJdUt;
  let before = isCombustAt(earlier);
  while (earlier < toJdUt) {
    const later = Math.min(earlier + STEP, toJdUt);
    const after = isCombustAt(later);
    if (after !== before) {
      let [low, high] = [earlier, later];
      while (high - low > PRECISION) {
        const middle = (low + high) / 2;
        if (isCombustAt(middle) === after) high = middle;
        else low = middle;
      }
      const longitude = track.at(high);
      events.push({
        kind: 'combustion',
        body: graha,
        jdUt: high,
        change: after ? 'begins' : 'ends',
        longitude,
        sign: signOf(longitude),
      });
    }
    earlier = later;
    before = after;
  }
  return events;
}
