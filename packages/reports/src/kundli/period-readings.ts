import {
  civilFromJulianDay,
  DIGNITIES,
  GRAHA_IDS,
  houseFrom,
  naturalFriendship,
  vimshottari,
  vimshottariPath,
  type Chart,
  type DashaPeriod,
  type Friendship,
  type GrahaId,
  type HouseNumber,
  type Judgement,
  type JulianDay,
  type SignNumber,
} from '@jyoti/jyotish';
import type { Language } from '@jyoti/language';
import {
  antardashaReading,
  mahadashaInfluence,
  mahadashaReading,
  shareHouseText,
  type AgeSpan,
  type PeriodLord,
} from '@jyoti/readings';

const DAYS_PER_YEAR = 365.25;

const isNode = (graha: GrahaId): graha is 'rahu' | 'ketu' => graha === 'rahu' || graha === 'ketu';

/** A graha of a chart, for the readings of its periods. */
function periodLord(chart: Chart, graha: GrahaId): PeriodLord {
  const { sign, house, dignity, neechaBhanga, combust, functionalNature, signLord } =
    chart.grahas[graha];
  // The whole-sign houses that it owns; none for the nodes.
  const rules = isNode(graha)
    ? []
    : DIGNITIES[graha].own.map((own) => houseFrom(chart.ascendant.sign, own));
  return {
    graha,
    sign,
    house,
    rules: rules.toSorted((one, other) => one - other),
    dignity,
    neechaBhanga,
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

/** A mahadasha with its reading, and the placement of its lord that it is based on. */
export interface MahadashaReading {
  /** Graha that rules it. */
  lord: GrahaId;
  /** Where the lord is at birth. */
  sign: SignNumber;
  /** Where the lord is at birth, from the ascendant. */
  house: HouseNumber;
  /** Civil years at the birth place. */
  years: { /** In which it begins. */ start: number; /** In which it ends. */ end: number };
  /** Completed years of age. */
  ages: { /** At its beginning. */ from: number; /** At its end. */ to: number };
  /** Null for a period that begins after the age of 90. */
  prediction: string | null;
  /** How the period tends to be; null for one that begins after the age of 90. */
  influence: string | null;
}

/**
 * The nine mahadashas with their readings, for the age at the instant `nowJdUt`.
 * @param judgement of the chart
 */
export function mahadashaReadings(
  chart: Chart,
  judgement: Judgement,
  nowJdUt: JulianDay,
  language: Language,
): MahadashaReading[] {
  const { grahas, time, settings, birth } = chart;
  const yearOf = (jdUt: JulianDay) =>
    Number(civilFromJulianDay(jdUt, birth.timeZone).date.slice(0, 4));
  const periods = vimshottari(grahas.moon.longitude, time.jdUt, settings.yearDays).mahadashas.map(
    (period) => ({
      period,
      lord: { ...periodLord(chart, period.lord), judged: judgement.grahas[period.lord] },
      ages: agesOf(period, chart, nowJdUt),
    }),
  );
  return periods.map(({ period, lord, ages }, index) => {
    const before = periods.slice(0, index).find((one) => shareHouseText(one, { lord, ages }))?.lord;
    return {
      lord: period.lord,
      sign: lord.sign,
      house: lord.house,
      years: { start: yearOf(period.startJdUt), end: yearOf(period.endJdUt) },
      ages: { from: wholeAge(ages.from), to: wholeAge(ages.to) },
      prediction: mahadashaReading(lord, ages, language, before?.graha ?? null).text,
      influence: mahadashaInfluence(lord, ages, language).text,
    };
  });
}

/** An antardasha with its reading. */
export interface AntardashaReading {
  /** When it begins and ends, and its lords. */
  period: DashaPeriod;
  /** Signs from the lord of the mahadasha to that of the antardasha, counted from 1. */
  signsApart: HouseNumber;
  /** Null for a period that ended before birth. */
  prediction: string | null;
}

/**
 * The nine antardashas of a mahadasha with their readings, for the age at the instant `nowJdUt`.
 * @param judgement of the chart
 */
export function antardashaReadings(
  chart: Chart,
  judgement: Judgement,
  mahadasha: GrahaId,
  nowJdUt: JulianDay,
  language: Language,
): AntardashaReading[] {
  const { grahas, time, settings } = chart;
  const main = periodLord(chart, mahadasha);
  const path = [mahadasha];
  return vimshottariPath(grahas.moon.longitude, time.jdUt, settings.yearDays, path).map(
    (period) => {
      const sub = periodLord(chart, period.lord);
      const count = houseFrom(main.sign, sub.sign);
      const views = [viewOf(main.graha, sub.graha), viewOf(sub.graha, main.graha)] as const;
      const ages = agesOf(period, chart, nowJdUt);
      return {
        period,
        signsApart: count,
        prediction: antardashaReading(
          { main, sub, verdict: judgement.grahas[sub.graha].verdict, count, views },
          ages,
          language,
        ).text,
      };
    },
  );
}
