import type {
  ForecastArea,
  ForecastEvent,
  GocharaEffect,
  GrahaId,
  HouseNumber,
  JulianDay,
  ScoreTerm,
  SignNumber,
} from '@jyoti/jyotish';
import type { MoonArea, SlowGraha } from './horoscope.types.ts';
import type { Outlook, OutlookArea } from './outlook.ts';

/** The Moon in a house from the sign, on a day. */
export interface MoonFact {
  readonly kind: 'moon';
  /** `general`: the headline of the day; an area gives the advice for the house */
  readonly area: MoonArea;
  /** of the Moon, counted from the sign */
  readonly house: HouseNumber;
  /** sign of the Moon */
  readonly sign: SignNumber;
  /** by gochara */
  readonly effect: GocharaEffect;
  /** the house that could obstruct or relieve it; null when there is none */
  readonly vedhaHouse: HouseNumber | null;
  /** the grahas that do so */
  readonly by: readonly GrahaId[];
}

/** The Moon's nakshatra at the middle of a day. */
export interface NakshatraFact {
  readonly kind: 'nakshatra';
  /** 1 (Ashwini) to 27 (Revati) */
  readonly nakshatra: number;
  /** of the Moon, counted from the sign */
  readonly house: HouseNumber;
  /** sign of the Moon */
  readonly sign: SignNumber;
}

/** Days of a week on which the Moon is favourable by gochara, without obstructed ones. */
export interface GoodDaysFact {
  readonly kind: 'good_days';
  /** the middle of each, Julian days UT */
  readonly days: readonly JulianDay[];
  /** share of the days of the span, 0 to 1 */
  readonly share: number;
  /** house of the Moon on the first of them, or at the middle of the span if there is none */
  readonly house: HouseNumber;
  /** sign of the Moon then */
  readonly sign: SignNumber;
}

/** A graha's transit: on a day its position, in a longer span a stay in a sign. */
export interface GocharaFact {
  readonly kind: 'gochara';
  /** who moves */
  readonly graha: SlowGraha;
  /** counted from the sign */
  readonly house: HouseNumber;
  /** sign that it is in */
  readonly sign: SignNumber;
  /** on a day the actual effect; over a longer span that on most of its days there */
  readonly effect: GocharaEffect;
  /** the house that could obstruct or relieve it; null when there is none */
  readonly vedhaHouse: HouseNumber | null;
  /** the graha that obstructs or relieves it, on a day; not named over a longer span */
  readonly by: readonly GrahaId[];
  /** the stay within the span, limited to the span; null for a day. Julian days UT */
  readonly stay: {
    /** Julian day UT */
    readonly fromJdUt: JulianDay;
    /** Julian day UT */
    readonly toJdUt: JulianDay;
  } | null;
}

/** A full aspect on a house of an area. */
export interface AspectFact {
  readonly kind: 'aspect';
  /** area of life */
  readonly area: ForecastArea;
  /** who aspects */
  readonly graha: GrahaId;
  /** where it is */
  readonly sign: SignNumber;
  /** the house that it aspects */
  readonly house: HouseNumber;
  /** by nature */
  readonly benefic: boolean;
}

/** An event in the span. */
export interface EventFact {
  readonly kind: 'event';
  /** what happens in the sky */
  readonly event: ForecastEvent['event'];
  /** counted from the sign */
  readonly house: HouseNumber;
  /** of the graha in the sign that it enters; null for other events */
  readonly effect: GocharaEffect | null;
}

/** An eclipse within a week of a day or of a week. */
export interface EclipseNearFact {
  readonly kind: 'eclipse_near';
  /** the eclipse */
  readonly event: Extract<ForecastEvent['event'], { kind: 'solar_eclipse' | 'lunar_eclipse' }>;
  /** of the eclipsed light, counted from the sign */
  readonly house: HouseNumber;
}

/** The factors for and against an area without any transit left to mention. */
export interface OutlookFact {
  readonly kind: 'outlook';
  /** area of life */
  readonly area: OutlookArea;
  /** how the factors add up */
  readonly outlook: Outlook;
  /** the weightiest factors on either side; null if there is none */
  readonly helps: ScoreTerm | null;
  /** the weightiest against it */
  readonly slows: ScoreTerm | null;
  /** that of the weightier of them, or of the first karaka if nothing counts */
  readonly graha: GrahaId;
  /** of that graha, counted from the sign */
  readonly house: HouseNumber;
}

/** How the whole span looks, and the fact that its advice is based on: the first line. */
export interface HeadlineFact {
  readonly kind: 'headline';
  /** how the factors of the span add up */
  readonly mood: Outlook;
  /** of a day the Moon, of a week its easier days, of a month or a year the transit of a graha */
  readonly of: MoonFact | GoodDaysFact | GocharaFact;
}

/** The two grahas that balance an even area, for and against; null in any other case. */
export function sidesOf({ outlook, helps, slows }: OutlookFact): [GrahaId, GrahaId] | null {
  if (outlook !== 'even' || helps === null || slows === null) return null;
  return helps.graha === slows.graha ? null : [helps.graha, slows.graha];
}

/** The facts of a line of a horoscope. */
export type HoroscopeFact =
  | HeadlineFact
  | MoonFact
  | NakshatraFact
  | GoodDaysFact
  | GocharaFact
  | AspectFact
  | EventFact
  | EclipseNearFact
  | OutlookFact;

/**
 * The position that a fact is about, "venus.2" for Venus in Taurus: a horoscope has none of them twice.
 * @param isDay whether the span is one day: then the full Moon is in the position of the Moon
 */
export function positionOf(fact: HoroscopeFact, isDay: boolean): string | null {
  switch (fact.kind) {
    case 'headline':
      return positionOf(fact.of, isDay);
    case 'gochara':
    case 'aspect':
      return `${fact.graha}.${fact.sign}`;
    case 'event': {
      const { event } = fact;
      if (event.kind === 'nakshatra_ingress') return null;
      if ('body' in event) return `${event.body}.${event.sign}`;
      if (!isDay) return null;
      return `${event.kind === 'solar_eclipse' ? 'sun' : 'moon'}.${event.sign}`;
    }
    default:
      return null;
  }
}

/** An identifier of a fact: the same for the same fact of a sign and span, whatever area mentions it. */
export function factName(fact: HoroscopeFact): string {
  switch (fact.kind) {
    case 'headline':
      return factName(fact.of);
    case 'moon':
      return `moon.${fact.area}.${fact.house}`;
    case 'nakshatra':
      return `nakshatra.${fact.nakshatra}`;
    case 'good_days':
      return 'good_days';
    case 'outlook':
      return `outlook.${fact.area}`;
    case 'gochara':
      return `gochara.${fact.graha}.${fact.house}`;
    case 'aspect':
      return `aspect.${fact.area}.${fact.graha}.${fact.house}`;
    case 'event':
    case 'eclipse_near': {
      const body = 'body' in fact.event ? `.${fact.event.body}` : '';
      return `${fact.event.kind}${body}.${Math.round(fact.event.jdUt * 1440)}`;
    }
  }
}
