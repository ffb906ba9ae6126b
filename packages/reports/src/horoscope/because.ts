import {
  houseFrom,
  signFromIndex,
  type ForecastArea,
  type ForecastEvent,
  type GocharaEffect,
  type GrahaId,
  type HouseNumber,
  type JulianDay,
  type ScoreTerm,
  type SignForecast,
  type SignNumber,
  type TransitEvent,
} from '@jyoti/jyotish';
import { factName, sidesOf, type HeadlineFact, type HoroscopeFact } from '@jyoti/readings';

/** An event that a line tells of. */
type LineEvent = Exclude<TransitEvent, { kind: 'nakshatra_ingress' }>;

/**
 * A transit that a line or an outlook is based on. The reasons of a `ScoreTerm` are factors of an area, whose sum is its outlook;
 * the others are only mentioned and add no points.
 */
export interface Because {
  /** unique in the horoscope */
  readonly id: string;
  /** area of life that it counts for */
  readonly area: ForecastArea;
  /** what it is: a factor, or a transit that is only mentioned */
  readonly reason:
    | ScoreTerm['reason']
    | 'moon'
    | 'good_days'
    | 'nakshatra'
    | 'balance'
    | LineEvent['kind'];
  /** for an eclipse the eclipsed light, for a phase the Moon; of a balance the heavier */
  readonly graha: GrahaId;
  /** where it is or happens */
  readonly sign: SignNumber;
  /** of the graha, counted from the sign */
  readonly house: HouseNumber;
  /** by gochara; null where it has none */
  readonly effect: GocharaEffect | null;
  /** by nature, for an aspect */
  readonly benefic: boolean | null;
  /** the house that could obstruct or relieve it */
  readonly vedhaHouse: HouseNumber | null;
  /** the grahas that do so at the middle of the span; of a balance the helping one and the other */
  readonly by: readonly GrahaId[];
  /** null if it is no event */
  readonly event: LineEvent | null;
  /** the stay of a transit within a longer span */
  readonly stay: {
    /** Julian day UT */
    readonly fromJdUt: JulianDay;
    /** Julian day UT */
    readonly toJdUt: JulianDay;
  } | null;
  /** 1 (Ashwini) to 27 */
  readonly nakshatra: number | null;
  /** positive for the area, negative against it */
  readonly points: number;
  /** share of the days on which it is true, 0 to 1 */
  readonly share: number;
}

const signOfHouse = (from: SignNumber, house: HouseNumber): SignNumber =>
  signFromIndex(from + house - 2);

/** Default values of fields that most rows lack. */
const nothing = {
  effect: null,
  benefic: null,
  vedhaHouse: null,
  by: [],
  event: null,
  stay: null,
  nakshatra: null,
  points: 0,
  share: 1,
} satisfies Partial<Because>;

const factorId = (area: ForecastArea, { reason, graha, house, effect }: ScoreTerm): string =>
  [area, reason, graha, house, effect].filter((part) => part !== null).join('.');

/** The factors for and against each area; their sum is its outlook. */
export const becauseFactors = ({ areas, gochara, sign }: SignForecast): Because[] =>
  areas.flatMap(({ area, terms }) =>
    terms.map((term): Because => {
      const { reason, graha, house, effect } = term;
      const now = gochara.find((row) => row.graha === graha);
      const isNow = reason !== 'aspect' && now?.house === house && now.effect === effect;
      return {
        ...nothing,
        ...term,
        id: factorId(area, term),
        area,
        // An aspect is described by the current sign of the graha and the house that it aspects.
        sign: reason === 'aspect' ? now!.sign : signOfHouse(sign, house),
        ...(isNow && { vedhaHouse: now.vedhaHouse, by: now.by }),
      };
    }),
  );

/** The factor that states the same as a fact, if any. */
function factorOf(
  { areas }: SignForecast,
  area: ForecastArea,
  fact: HoroscopeFact,
): ScoreTerm | undefined {
  const terms = areas.find((one) => one.area === area)?.terms ?? [];
  switch (fact.kind) {
    case 'moon': {
      if (fact.area !== 'general') return undefined;
      const [longest] = terms
        .filter(
          ({ reason, graha, house }) =>
            reason === 'karaka' && graha === 'moon' && house === fact.house,
        )
        .toSorted((a, b) => b.share - a.share);
      return longest;
    }
    case 'gochara': {
      const there = terms.filter(
        ({ reason, graha, house }) =>
          reason !== 'aspect' && graha === fact.graha && house === fact.house,
      );
      return there.find(({ effect }) => effect === fact.effect) ?? there[0];
    }
    case 'aspect':
      return terms.find(
        (one) => one.reason === 'aspect' && one.graha === fact.graha && one.house === fact.house,
      );
    default:
      return undefined;
  }
}

/**
 * What a line is based on: one of the factors, or a row without points.
 * @param factors those of `becauseFactors`
 */
export function becauseOf(
  forecast: SignForecast,
  {
    area,
    fact,
  }: {
    /** area of life of the line */
    readonly area: ForecastArea;
    /** what the line is made from */
    readonly fact: HoroscopeFact;
  },
  factors: readonly Because[],
): Because {
  if (fact.kind === 'headline') return becauseOf(forecast, { area, fact: fact.of }, factors);
  const factor = factorOf(forecast, area, fact);
  const row = factor && factors.find(({ id }) => id === factorId(area, factor));
  return row ?? { ...nothing, id: `${area}.${factName(fact)}`, area, ...detailsOf(forecast, fact) };
}

type Details = Pick<Because, 'reason' | 'graha' | 'sign' | 'house'> & Partial<Because>;

function detailsOf(
  { sign: from, gochara }: SignForecast,
  fact: Exclude<HoroscopeFact, HeadlineFact>,
): Details {
  const { kind, house } = fact;
  const sign = signOfHouse(from, house);
  const moon = { graha: 'moon', sign, house } as const;
  switch (kind) {
    case 'moon':
      return { ...moon, reason: kind };
    case 'nakshatra':
      return { ...moon, reason: kind, nakshatra: fact.nakshatra };
    case 'good_days':
      return { ...moon, reason: kind, share: fact.share };
    case 'outlook': {
      const now = gochara.find(({ graha }) => graha === fact.graha)!;
      const { graha } = fact;
      const { effect, vedhaHouse } = now;
      const by = sidesOf(fact);
      return {
        reason: 'balance',
        graha,
        sign: now.sign,
        house: now.house,
        ...(by ? { by } : { effect, vedhaHouse, by: now.by }),
      };
    }
    // Karakas are factors in every area that mentions them; an aspect may last too few days to be one.
    case 'gochara':
      return {
        reason: 'karaka',
        graha: fact.graha,
        sign: fact.sign,
        house,
        effect: fact.effect,
        stay: fact.stay,
      };
    case 'aspect':
      return { reason: kind, graha: fact.graha, sign: fact.sign, house, benefic: fact.benefic };
    case 'event':
    case 'eclipse_near': {
      const { event } = fact;
      if (event.kind === 'nakshatra_ingress')
        throw new Error('No line tells of a nakshatra entered.');
      return {
        reason: event.kind,
        graha: grahaOf(event),
        sign: event.sign,
        house: houseFrom(from, event.sign),
        effect: fact.kind === 'event' ? fact.effect : null,
        event,
      };
    }
  }
}

function grahaOf(event: Extract<ForecastEvent['event'], LineEvent>): GrahaId {
  if (event.kind === 'solar_eclipse') return 'sun';
  if (!('body' in event)) return 'moon';
  if (event.body === 'uranus') throw new Error('No line tells of Uranus.');
  return event.body;
}
