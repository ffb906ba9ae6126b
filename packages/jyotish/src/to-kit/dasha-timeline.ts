import type { Chart, GrahaId } from '../chart/index.ts';
import { vimshottariPath } from '../dasha/index.ts';
import type { DashaPeriod } from '../dasha/index.ts';
import { isoFromJulianDay } from '../time/index.ts';

/** A period in the format of the kit. Instants in ISO 8601, UTC. */
export interface KitDashaPeriod {
  /** graha that rules it */
  graha: GrahaId;
  /** beginning, which belongs to it */
  start: string;
  /** end, which belongs to the next one */
  end: string;
}

/** The props of `DashaTimeline` in `@jyoti/ui/timeline` that a chart gives. */
export interface DashaTimelineInput {
  /** in order, without gaps */
  periods: KitDashaPeriod[];
  /** the birth, ISO 8601, UTC */
  birth: string;
  /** the zone of the birth: an IANA name or a fixed offset */
  timeZone: string;
}

/** The periods to show. */
export interface DashaTimelineOptions {
  /** lords from the mahadasha down to the period to open, as in `vimshottariPath`; default: the nine mahadashas */
  readonly path?: readonly GrahaId[];
}

/** A Vimshottari period with its Julian days as ISO 8601 instants, for `DashaTimeline`. */
export function kitDashaPeriod({ lord, startJdUt, endJdUt }: DashaPeriod): KitDashaPeriod {
  return { graha: lord, start: isoFromJulianDay(startJdUt), end: isoFromJulianDay(endJdUt) };
}

/**
 * The props of `DashaTimeline` for the Vimshottari dashas of a chart:
 * `<DashaTimeline title="Your nine periods" now={now} {...dashaTimelineProps(chart)} />`.
 * @param chart from `castChart`; its dasha year is used
 * @throws JyotishError `out_of_range` when the path has more than four lords, or one that is no graha
 */
export function dashaTimelineProps(
  { birth, grahas, settings, time }: Chart,
  { path = [] }: DashaTimelineOptions = {},
): DashaTimelineInput {
  const periods = vimshottariPath(grahas.moon.longitude, time.jdUt, settings.yearDays, path);
  return {
    periods: periods.map(kitDashaPeriod),
    birth: isoFromJulianDay(time.jdUt),
    timeZone: birth.timeZone,
  };
}
