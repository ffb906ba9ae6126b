import {
  civilFromJulianDay,
  DIGNITIES,
  GRAHA_IDS,
  houseFrom,
  isoFromJulianDay,
  naturalFriendship,
  vimshottariPath,
  type Chart,
  type DashaPeriod,
  type Friendship,
  type GrahaId,
  type JulianDay,
} from '@jyoti/jyotish';
import {
  antardashaReading,
  mahadashaInfluence,
  mahadashaReading,
  shareHouseText,
  type AgeSpan,
  type PeriodLord,
} from '@jyoti/readings';
import type { AntardashaPrediction, DashaPrediction } from '@jyoti/contract';
import type { TextRenderer } from '../texts/text-renderer.ts';
import { grahaName, signName } from './wire-names.ts';

const DAYS_PER_YEAR = 365.25;

const isNode = (graha: GrahaId): graha is 'rahu' | 'ketu' => graha === 'rahu' || graha === 'ketu';

/** The whole-sign houses that a graha owns, in order; none for the nodes. */
export function housesOwned(chart: Chart, graha: GrahaId): PeriodLord['rules'] {
  if (isNode(graha)) return [];
  return DIGNITIES[graha].own
    .map((sign) => houseFrom(chart.ascendant.sign, sign))
    .toSorted((one, other) => one - other);
}

/** A graha of a chart, for the readings of its periods. */
function periodLord(chart: Chart, graha: GrahaId): PeriodLord {
  const { sign, house, dignity, combust, functionalNature, signLord } = chart.grahas[graha];
  return {
    graha,
    sign,
    house,
    rules: housesOwned(chart, graha),
    dignity,
    combust,
    yogakaraka: functionalNature === 'yogakaraka',
    joinedBy: GRAHA_IDS.filter((other) => other !== graha && chart.grahas[other].sign === sign),
    signLord: { graha: signLord, house: chart.grahas[signLord].house },
  };
}

/** The ages at the start and end of a period, and at the instant `nowJdUt`. */
function agesOf({ startJdUt, endJdUt }: DashaPeriod, { time }: Chart, nowJdUt: JulianDay): AgeSpan {
  const age = (jdUt: JulianDay) => (jdUt - time.jdUt) / DAYS_PER_YEAR;
  return { from: age(startJdUt), to: age(endJdUt), now: age(nowJdUt) };
}

const wholeAge = (years: number) => Math.max(0, Math.floor(years));

/**
 * How a graha regards another. No text defines how others regard a node, so the node's own view is used for
 * both.
 */
function viewOf(graha: GrahaId, other: GrahaId): Friendship {
  if (!isNode(other)) return naturalFriendship(graha, other);
  return isNode(graha) ? 'neutral' : naturalFriendship(other, graha);
}

/** A reading for each mahadasha, with the placement of its lord that it is based on. */
export function dashaPredictions(
  chart: Chart,
  mahadashas: readonly DashaPeriod[],
  nowJdUt: JulianDay,
  renderer: TextRenderer,
): DashaPrediction[] {
  const yearOf = (jdUt: number) =>
    Number(civilFromJulianDay(jdUt, chart.birth.timeZone).date.slice(0, 4));
  const periods = mahadashas.map((period) => ({
    period,
    lord: periodLord(chart, period.lord),
    ages: agesOf(period, chart, nowJdUt),
  }));
  return periods.map(({ period, lord, ages }, index) => {
    const { lord: graha, startJdUt, endJdUt } = period;
    const before = periods.slice(0, index).find((one) => shareHouseText(one, { lord, ages }))?.lord;
    const prediction = renderer.textOf(
      mahadashaReading(lord, ages, renderer.language, before?.graha ?? null),
    );
    const influence = renderer.textOf(mahadashaInfluence(lord, ages, renderer.language));
    return {
      dasha: grahaName(graha),
      dasha_start_year: yearOf(startJdUt),
      dasha_end_year: yearOf(endJdUt),
      start_age: wholeAge(ages.from),
      end_age: wholeAge(ages.to),
      ...(prediction === null ? {} : { prediction }),
      ...(influence === null ? {} : { planet_in_zodiac: influence }),
      zodiac: signName(lord.sign),
      house: lord.house,
    };
  });
}

/** A reading for each antardasha of a mahadasha; those that ended before birth have none. */
export function antardashaPredictions(
  chart: Chart,
  mahadasha: GrahaId,
  nowJdUt: JulianDay,
  renderer: TextRenderer,
): AntardashaPrediction[] {
  const { moon } = chart.grahas;
  const { yearDays } = chart.settings;
  const main = periodLord(chart, mahadasha);
  const parts = vimshottariPath(moon.longitude, chart.time.jdUt, yearDays, [mahadasha]);
  return parts.map((period) => {
    const sub = periodLord(chart, period.lord);
    const facts = {
      main,
      sub,
      count: houseFrom(main.sign, sub.sign),
      views: [viewOf(main.graha, sub.graha), viewOf(sub.graha, main.graha)],
    } as const;
    const ages = agesOf(period, chart, nowJdUt);
    const prediction = renderer.textOf(antardashaReading(facts, ages, renderer.language));
    return {
      mahadasha: grahaName(mahadasha),
      antardasha: grahaName(period.lord),
      start: isoFromJulianDay(period.startJdUt),
      end: isoFromJulianDay(period.endJdUt),
      signs_apart: facts.count,
      ...(prediction === null ? {} : { prediction }),
    };
  });
}
