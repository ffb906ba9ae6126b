import type { ForecastArea, GrahaId, HouseNumber, PlanetId, SignForecast } from '@jyoti/jyotish';
import type { TextsByHouse } from '../texts.types.ts';
import type { Outlook, OutlookArea } from './outlook.ts';

/** For each house several sentences with the same meaning. */
export type VariantsByHouse = Readonly<Record<HouseNumber, readonly string[]>>;

/** The grahas whose gochara is mentioned: the Moon has texts for each area instead. */
export type SlowGraha = Exclude<GrahaId, 'moon'>;

/** The meaning of a graha in a house, some wordings each; `{sign}`. */
export type GocharaTexts = Readonly<Record<SlowGraha, VariantsByHouse>>;

/** Areas that mention the Moon's house. */
export type MoonArea = Exclude<ForecastArea, 'money'>;

/** `{graha}`, `{sign}` where it is, `{house}` that it aspects. */
export type AspectTexts = Readonly<
  Record<ForecastArea, { readonly kind: readonly string[]; readonly strict: readonly string[] }>
>;

/** The effect of vedha on a good house, and of vipareeta vedha on a hard one. */
export type MetEffect = 'obstructed' | 'relieved';

/** The grahas that can be stationary or combust. */
export type TurningGraha = 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn';

/** `{when}`, `{graha}`, `{sign}`, `{house}` and, in the past, `{matters}` of that house. */
export interface EventTexts {
  readonly ingress: VariantsByHouse;
  readonly stations: Readonly<
    Record<TurningGraha, Readonly<Record<'retrograde' | 'direct', string>>>
  >;
  readonly newMoon: TextsByHouse;
  readonly fullMoon: TextsByHouse;
  readonly solarEclipse: string;
  readonly lunarEclipse: string;
  readonly solarEclipseNear: string;
  readonly lunarEclipseNear: string;
  readonly combustion: { readonly begins: string; readonly ends: string };
  /** for a week, a month or a year: events before today */
  readonly past: {
    readonly ingress: readonly string[];
    readonly retrograde: string;
    readonly direct: string;
    readonly newMoon: readonly string[];
    readonly fullMoon: readonly string[];
    readonly solarEclipse: string;
    readonly lunarEclipse: string;
    readonly combustion: { readonly begins: string; readonly ends: string };
  };
}

/** The text of an area without any transit left; `{span}`. */
export interface OutlookTexts {
  readonly favourable: readonly string[];
  readonly quiet: readonly string[];
  readonly even: readonly string[];
  /** even, with a graha on either side: also `{helps}` and `{slows}` */
  readonly balanced: readonly string[];
  /** for a span that is over */
  readonly past: Readonly<Record<Outlook | 'balanced', string>>;
}

export interface AdviceTexts {
  /** by the lord of the sign */
  readonly gems: Readonly<Record<PlanetId, string>>;
  /** used if the stone is avoided with that sign as ascendant (`gemVerdictOfSign`) */
  readonly gemAvoided: string;
  /** by the planet strongest for the sign */
  readonly meditations: Readonly<Record<PlanetId, string>>;
  /** by the planet weakest for the sign */
  readonly remedies: Readonly<Record<PlanetId, readonly string[]>>;
  /** `{sign}`, `{agreeing}`, `{challenging}` */
  readonly company: string;
}

/** A span longer than a day. */
export type LongPeriod = 'weekly' | 'monthly' | 'yearly';

/** All texts of a horoscope in one language. Every text is one or more complete sentences. */
export interface HoroscopeTexts {
  /** how dates and lists are written */
  readonly locale: string;
  /** names inside a sentence */
  readonly grahas: Readonly<Record<GrahaId, string>>;
  /** ordinals: "seventh" */
  readonly houses: Readonly<Record<HouseNumber, string>>;
  /** how an event's sentence begins: with the time of a day, or the date in a longer span */
  readonly when: { readonly time: string; readonly date: string };
  /** a few nouns for what each house is about: "money, meals and family talk" */
  readonly matters: Readonly<Record<HouseNumber, string>>;
  /** how a span is named: "today", "this week" */
  readonly spans: Readonly<Record<SignForecast['period'], string>>;
  /** the same for a span that is over: "that week" */
  readonly spansOver: Readonly<Record<LongPeriod, string>>;
  /** `general` names sign and house, the areas give advice without naming them again */
  readonly moon: Readonly<Record<MoonArea, VariantsByHouse>>;
  /** the Moon in a good house that is obstructed, in a hard one that is relieved; `{sign}`, `{own}`, `{by}`, `{house}` */
  readonly moonMet: Readonly<Record<MetEffect, readonly string[]>>;
  /** the Moon's stay in a sign, by weekdays */
  readonly moonStay: { readonly days: string; readonly day: string };
  /** the same for a stay that is over; `{own}`, `{matters}` */
  readonly moonStayed: { readonly days: string; readonly day: string };
  /** `{days}`: all of them, the remaining ones of a week, those of a week that is over; `today` is its last day */
  readonly goodDays: Readonly<
    Record<'some' | 'left' | 'over', { readonly one: string; readonly other: string }> &
      Record<'today' | 'none' | 'noneLeft' | 'noneToday' | 'noneOver', string>
  >;
  /** 27, from Ashwini, some wordings each */
  readonly nakshatraDays: readonly (readonly string[])[];
  readonly gochara: GocharaTexts;
  /** obstructed and relieved grahas of a day; `{sign}`, `{own}`, `{by}`, `{house}` */
  readonly met: Readonly<Record<SlowGraha, Readonly<Record<MetEffect, string>>>>;
  /** the same for most of a longer span, in which the obstructing graha changes; `{graha}`, `{sign}`, `{own}` */
  readonly mostlyMet: Readonly<Record<MetEffect, readonly string[]>>;
  /** a stay that is over; `{when}`, `{graha}`, `{sign}`, `{own}`, `{matters}` */
  readonly stayed: Readonly<Record<'good' | 'bad' | 'met', readonly string[]>>;
  /**
   * the duration, after the text of a graha that is or will be in the sign; and the start of a sentence about
   * a stay that is over
   */
  readonly stays: {
    readonly until: string;
    readonly since: string;
    readonly between: string;
    readonly from: string;
    readonly stayedBetween: string;
    readonly stayedAll: Readonly<Record<LongPeriod, string>>;
  };
  readonly aspects: AspectTexts;
  readonly events: EventTexts;
  readonly outlooks: Readonly<Record<OutlookArea, OutlookTexts>>;
  /** used before a line whose effect is opposite to that of the previous one */
  readonly turning: readonly string[];
  readonly advice: AdviceTexts;
}
