import { castChart, GRAHA_IDS, houseFrom } from '../chart/index.ts';
import type { Chart, GrahaId, HouseNumber, SignNumber } from '../chart/index.ts';
import { vimshottari } from '../dasha/index.ts';
import { kaalSarp, manglik } from '../dosha/index.ts';
import type { KaalSarp } from '../dosha/index.ts';
import { almanacSky, limbsBetween, signsBetween } from '../panchang/index.ts';
import { civilDays, civilFromJulianDay } from '../time/index.ts';
import type { JulianDay } from '../time/index.ts';
import { offsetOf } from '../time/local-mean-time.ts';

/** A part of a day, Julian days UT; `endJdUt` not included. */
export interface BirthDayPart {
  /** beginning, which belongs to it */
  readonly startJdUt: JulianDay;
  /** end, which does not */
  readonly endJdUt: JulianDay;
}

/** The local day of a birth, and the positions of the Moon during it, in order. */
export interface MoonOfBirthDay extends BirthDayPart {
  /** signs that the Moon passes, each with its part of the day */
  readonly signs: readonly (BirthDayPart & {
    /** of the Moon, 1 (Aries) to 12 (Pisces) */
    readonly sign: SignNumber;
  })[];
  /** `nakshatra`: 1 (Ashwini) to 27 */
  readonly nakshatras: readonly (BirthDayPart & {
    /** of the Moon, 1 (Ashwini) to 27 (Revati) */
    readonly nakshatra: number;
  })[];
}

/** A graha over a day. */
export interface GrahaOfBirthDay {
  /** which of the nine */
  readonly graha: GrahaId;
  /** one sign, or two if it enters another */
  readonly signs: readonly SignNumber[];
  /** sidereal longitude at the beginning and at the end, degrees in [0, 360) */
  readonly longitudes: readonly [start: number, end: number];
  /** its nakshatras, 1 to 27, in order */
  readonly nakshatras: readonly number[];
  /** counted from the sign of the Moon; null if either sign changes */
  readonly houseFromMoon: HouseNumber | null;
  /** at noon */
  readonly retrograde: boolean;
}

/** A Vimshottari mahadasha whose dates depend on the hour: the earliest and the latest of each, Julian days UT. */
export interface UncertainMahadasha {
  /** graha that rules it */
  readonly lord: GrahaId;
  /** when it begins */
  readonly start: readonly [earliest: JulianDay, latest: JulianDay];
  /** when it ends */
  readonly end: readonly [earliest: JulianDay, latest: JulianDay];
}

/**
 * What can be known of a birth without its time: facts that apply to the whole day, and all possible values of the others.
 * Nothing is counted from an ascendant.
 */
export interface BirthDay {
  /** what is known of the Moon, which moves most */
  readonly moon: MoonOfBirthDay;
  /** the nine */
  readonly grahas: readonly GrahaOfBirthDay[];
  /** the mahadashas of a birth under each nakshatra of the Moon */
  readonly dashas: readonly (MoonOfBirthDay['nakshatras'][number] & {
    /** of a birth in this part of the day */
    readonly mahadashas: readonly UncertainMahadasha[];
  })[];
  /** Mars counted from the Moon only; null if either changes its sign */
  readonly mangal: {
    /** of Mars from the Moon */
    readonly house: HouseNumber;
    /** whether that house makes the dosha */
    readonly isDoshaHouse: boolean;
  } | null;
  /** null if the Moon crosses the axis of the nodes */
  readonly kaalSarp: Pick<KaalSarp, 'isPresent' | 'isPartial'> | null;
}

const SECOND = 1 / 86_400;

/** The charts of noon and of the first and the last second of a day. */
interface Charts {
  readonly noon: Chart;
  readonly first: Chart;
  readonly last: Chart;
}

/** The local day on which a chart was cast. */
export function localDayOf({ birth }: Chart): BirthDayPart {
  return civilDays(birth.date, 1, birth.timeZone)[0]!;
}

/**
 * The local day of a birth, with the signs and nakshatras of the Moon.
 * @param chart of any time of that day
 */
export function moonOfBirthDay(chart: Chart): MoonOfBirthDay {
  const { startJdUt, endJdUt } = localDayOf(chart);
  const sky = almanacSky(chart.settings.ayanamsa, chart.time.jdUt);
  return {
    startJdUt,
    endJdUt,
    signs: signsBetween(sky.moon, startJdUt, endJdUt).map(({ sign, enteredJdUt, leftJdUt }) => ({
      sign,
      startJdUt: enteredJdUt ?? startJdUt,
      endJdUt: leftJdUt ?? endJdUt,
    })),
    nakshatras: limbsBetween(startJdUt, endJdUt, sky).nakshatras.map((span) => ({
      nakshatra: span.number,
      startJdUt: Math.max(span.startJdUt, startJdUt),
      endJdUt: Math.min(span.endJdUt, endJdUt),
    })),
  };
}

/** The chart at another instant of the same day, to the second. */
function chartAt(jdUt: JulianDay, { birth, settings, time: { offsetMinutes } }: Chart): Chart {
  // One offset for the whole day. UTC would not do: its date may be before the first supported year.
  const timeZone = offsetOf(Math.round(offsetMinutes * 60));
  const { date, time } = civilFromJulianDay(jdUt, timeZone);
  return castChart({ ...birth, date, time, timeZone, fold: 0 }, settings);
}

const keepsSign = ({ first, last }: Charts, graha: GrahaId): boolean =>
  first.grahas[graha].sign === last.grahas[graha].sign;

/** Different values in order. */
const different = <Value>(...values: Value[]): Value[] => [...new Set(values)];

function grahaOf(graha: GrahaId, charts: Charts): GrahaOfBirthDay {
  const { noon, first, last } = charts;
  const [before, at, after] = [first.grahas[graha], noon.grahas[graha], last.grahas[graha]];
  const isCertain = keepsSign(charts, graha) && keepsSign(charts, 'moon');
  return {
    graha,
    signs: different(before.sign, after.sign),
    longitudes: [before.longitude, after.longitude],
    nakshatras: different(before.nakshatra, at.nakshatra, after.nakshatra),
    houseFromMoon: isCertain ? houseFrom(noon.grahas.moon.sign, at.sign) : null,
    retrograde: at.retrograde,
  };
}

const inOrder = (one: JulianDay, other: JulianDay) =>
  [Math.min(one, other), Math.max(one, other)] as const;

/** Mahadashas of a birth while the Moon is in one nakshatra: each date moves one way only with the time of birth. */
function mahadashasUnder(
  { startJdUt, endJdUt }: BirthDayPart,
  { noon }: Charts,
): UncertainMahadasha[] {
  // One second inside, so that rounding does not move the Moon into the adjacent nakshatra.
  const [early, late] = ([startJdUt + SECOND, endJdUt - SECOND] as const).map((jdUt) => {
    const { grahas, time } = chartAt(jdUt, noon);
    return vimshottari(grahas.moon.longitude, time.jdUt, noon.settings.yearDays).mahadashas;
  });
  return early!.map((period, index) => {
    const other = late![index] ?? period;
    return {
      lord: period.lord,
      start: inOrder(period.startJdUt, other.startJdUt),
      end: inOrder(period.endJdUt, other.endJdUt),
    };
  });
}

function mangalFromMoon(charts: Charts): BirthDay['mangal'] {
  if (!keepsSign(charts, 'moon') || !keepsSign(charts, 'mars')) return null;
  const { house, isDoshaHouse } = manglik(charts.noon).references.moon;
  return { house, isDoshaHouse };
}

/** Only the Moon moves far enough in a day to cross the axis of the nodes. */
function kaalSarpOf({ first, noon, last }: Charts): BirthDay['kaalSarp'] {
  const { isPresent, isPartial } = kaalSarp(noon);
  const isSame = [first, last]
    .map(kaalSarp)
    .every((other) => other.isPresent === isPresent && other.isPartial === isPartial);
  return isSame ? { isPresent, isPartial } : null;
}

/**
 * What can be known of a birth without its time.
 * @param noon the chart of noon of that day
 * @throws JyotishError `out_of_range` outside the years of the ephemeris
 */
export function birthDay(noon: Chart): BirthDay {
  const moon = moonOfBirthDay(noon);
  const charts: Charts = {
    noon,
    first: chartAt(moon.startJdUt, noon),
    last: chartAt(moon.endJdUt - SECOND, noon),
  };
  return {
    moon,
    grahas: GRAHA_IDS.map((graha) => grahaOf(graha, charts)),
    dashas: moon.nakshatras.map((part) => ({ ...part, mahadashas: mahadashasUnder(part, charts) })),
    mangal: mangalFromMoon(charts),
    kaalSarp: kaalSarpOf(charts),
  };
}
