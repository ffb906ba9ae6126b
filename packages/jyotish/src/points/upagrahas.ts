import { deltaT } from '../time/index.ts';
import type { JulianDay } from '../time/index.ts';
import { checkSetting } from '../check-setting.ts';
import { normaliseDegrees } from '../chart/angle.ts';
import type { Chart } from '../chart/cast-chart.ts';
import { placementOf } from '../chart/placements.ts';
import type { Placement } from '../chart/placements.ts';
import { siderealAscendant } from '../chart/sidereal-positions.ts';
import { vedicDayAt } from '../chart/vedic-day.ts';

/** The upagrahas that follow from the Sun's longitude. */
export const SUN_UPAGRAHAS = ['dhuma', 'vyatipata', 'parivesha', 'indrachapa', 'upaketu'] as const;

/** One of the five upagrahas of the Sun. */
export type SunUpagraha = (typeof SUN_UPAGRAHAS)[number];

/** The upagrahas that rise with a part of the day or night. */
export const TIME_UPAGRAHAS = [
  'kala',
  'mrityu',
  'ardhaprahara',
  'yamaghantaka',
  'gulika',
  'mandi',
] as const;

/** One of the six upagrahas of time. */
export type TimeUpagraha = (typeof TIME_UPAGRAHAS)[number];

/** Which instant of its part of the day an upagraha rises at. */
export type PartInstant = 'start' | 'middle' | 'end';

/** An upagraha of time: the degree that rises at an instant of the day or night of birth. */
export interface TimeUpagrahaPlacement extends Placement {
  /** the instant, UT */
  readonly jdUt: JulianDay;
}

/** The upagrahas of a chart. */
export interface Upagrahas {
  /** from the longitude of the Sun at birth */
  readonly sun: Readonly<Record<SunUpagraha, Placement>>;
  /** null where the day or night of birth is not bounded by a sunrise and a sunset (polar circles) */
  readonly time: Readonly<Record<TimeUpagraha, TimeUpagrahaPlacement>> | null;
}

/** The planet, from the Sun as 0, whose eighth of the day each belongs to (BPHS ch. 3, 66–69). */
const PART_LORDS = { kala: 0, mrityu: 2, ardhaprahara: 3, yamaghantaka: 4, gulika: 6 } as const;

/** Ghatis after sunrise or sunset at which Mandi rises, Sunday to Saturday, of 30 ghatis (Phaladeepika ch. 25). */
const MANDI_GHATIS = {
  day: [26, 22, 18, 14, 10, 6, 2],
  night: [10, 6, 2, 26, 22, 18, 14],
} as const;

const PART_SHARES: Readonly<Record<PartInstant, number>> = { start: 0, middle: 0.5, end: 1 };

/**
 * The eleven upagrahas of a chart. Five follow from the Sun: Dhuma is 133°20′ ahead of him, Vyatipata as far before the start
 * of the zodiac as Dhuma is beyond it, Parivesha opposite it, Indrachapa the same from Parivesha, Upaketu 16°40′ further (BPHS
 * ch. 3, 61–64). Five rise with the eighth of the day or night that belongs to a planet: the first eighth of a day is of the
 * lord of the weekday, of a night of the fifth from him, the eighth part of nobody (BPHS ch. 3, 66–70). Mandi rises at a fixed
 * number of ghatis for each weekday, in proportion to the length of the day or night (Phaladeepika ch. 25).
 * @param at the instant of its part at which an upagraha of the eighths rises; schools differ, BPHS has the start
 * @throws JyotishError `out_of_range` for any other instant
 */
export function upagrahasOf(chart: Chart, at: PartInstant = 'start'): Upagrahas {
  checkSetting('at', at, ['start', 'middle', 'end']);
  return { sun: sunUpagrahas(chart), time: timeUpagrahas(chart, PART_SHARES[at]) };
}

function sunUpagrahas({ ascendant, grahas }: Chart): Upagrahas['sun'] {
  const place = (longitude: number): Placement =>
    placementOf(normaliseDegrees(longitude), ascendant.sign);
  const dhuma = grahas.sun.longitude + 133 + 20 / 60;
  return {
    dhuma: place(dhuma),
    vyatipata: place(-dhuma),
    parivesha: place(180 - dhuma),
    indrachapa: place(dhuma - 180),
    upaketu: place(dhuma - 180 + 16 + 40 / 60),
  };
}

function timeUpagrahas(chart: Chart, share: number): Upagrahas['time'] {
  const { birth, time, settings } = chart;
  const day = vedicDayAt(time.jdUt, birth, settings.sunrise, birth.timeZone);
  if (day === null || day.sunset === null) return null;
  const isDay = time.jdUt < day.sunset;
  const start = isDay ? day.sunrise : day.sunset;
  const end = isDay ? day.sunset : day.nextSunrise;
  if (end === null) return null;
  const risingAt = (part: number): TimeUpagrahaPlacement => {
    const jdUt = start + part * (end - start);
    return {
      ...placementOf(
        siderealAscendant(jdUt, birth, settings.ayanamsa, deltaT(jdUt)),
        chart.ascendant.sign,
      ),
      jdUt,
    };
  };
  const first = day.weekday + (isDay ? 0 : 4);
  const eighth = (lord: number): TimeUpagrahaPlacement =>
    risingAt((((lord - first + 14) % 7) + share) / 8);
  return {
    kala: eighth(PART_LORDS.kala),
    mrityu: eighth(PART_LORDS.mrityu),
    ardhaprahara: eighth(PART_LORDS.ardhaprahara),
    yamaghantaka: eighth(PART_LORDS.yamaghantaka),
    gulika: eighth(PART_LORDS.gulika),
    mandi: risingAt(MANDI_GHATIS[isDay ? 'day' : 'night'][day.weekday] / 30),
  };
}
