import type {
  ForecastArea,
  ForecastEvent,
  GocharaEffect,
  GrahaId,
  HouseNumber,
  JulianDay,
  SignNumber,
} from '@jyoti/jyotish';
import type { MoonArea, SlowGraha } from './horoscope.types.ts';

/** The Moon in a house from the sign; over a week with its stay there. */
export interface MoonFact {
  readonly kind: 'moon';
  readonly area: MoonArea;
  readonly house: HouseNumber;
  readonly sign: SignNumber;
  /** Julian days UT, within the span; null for a day */
  readonly stay: { readonly fromJdUt: JulianDay; readonly toJdUt: JulianDay } | null;
}

/** The Moon's nakshatra at the middle of a day. */
export interface NakshatraFact {
  readonly kind: 'nakshatra';
  /** 1 (Ashwini) to 27 (Revati) */
  readonly nakshatra: number;
  readonly house: HouseNumber;
  readonly sign: SignNumber;
}

/** Days of a week on which the Moon does good by gochara, obstructed ones left out. */
export interface GoodDaysFact {
  readonly kind: 'good_days';
  /** the middle of each, Julian days UT */
  readonly days: readonly JulianDay[];
  /** share of the days of the span, 0 to 1 */
  readonly share: number;
  /** of the Moon at the first of them, or at the middle of the span where there is none */
  readonly house: HouseNumber;
  readonly sign: SignNumber;
}

/** A graha's transit, as it is at the middle of the span. */
export interface GocharaFact {
  readonly kind: 'gochara';
  readonly graha: SlowGraha;
  readonly house: HouseNumber;
  readonly sign: SignNumber;
  /** on a day as it is; over a longer span what holds on most of the days that it is there */
  readonly effect: GocharaEffect;
  readonly vedhaHouse: HouseNumber | null;
  /** who obstructs or relieves it, on a day; over a longer span nobody is named */
  readonly by: readonly GrahaId[];
  /** when it enters and leaves the sign, where that is within the span; Julian days UT */
  readonly entersJdUt: JulianDay | null;
  readonly leavesJdUt: JulianDay | null;
}

/** A full aspect on a house of an area. */
export interface AspectFact {
  readonly kind: 'aspect';
  readonly area: ForecastArea;
  readonly graha: GrahaId;
  /** where it stands */
  readonly sign: SignNumber;
  /** the house that it looks at */
  readonly house: HouseNumber;
  readonly benefic: boolean;
}

/** Something that happens in the span. */
export interface EventFact {
  readonly kind: 'event';
  readonly event: ForecastEvent['event'];
  readonly house: HouseNumber;
  readonly effect: GocharaEffect | null;
}

/** An eclipse within a week of a day or of a week. */
export interface EclipseNearFact {
  readonly kind: 'eclipse_near';
  readonly event: Extract<ForecastEvent['event'], { kind: 'solar_eclipse' | 'lunar_eclipse' }>;
  readonly house: HouseNumber;
}

/** What a line of a horoscope rests on. */
export type HoroscopeFact =
  MoonFact | NakshatraFact | GoodDaysFact | GocharaFact | AspectFact | EventFact | EclipseNearFact;

/** A name of a fact: the same for the same fact of a sign and span, whatever area tells it. */
export function factName(fact: HoroscopeFact): string {
  switch (fact.kind) {
    case 'moon':
      return `moon.${fact.area}.${fact.house}`;
    case 'nakshatra':
      return `nakshatra.${fact.nakshatra}`;
    case 'good_days':
      return 'good_days';
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
