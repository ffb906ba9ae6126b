import type { ForecastArea, GrahaId, HouseNumber, PlanetId } from '@jyoti/jyotish';
import type { TextsByHouse } from '../texts.types.ts';

/** For each house some sentences that say the same in other words. */
export type VariantsByHouse = Readonly<Record<HouseNumber, readonly string[]>>;

/** The grahas whose gochara is told: the Moon has texts for each area instead. */
export type SlowGraha = Exclude<GrahaId, 'moon'>;

/** One sentence for each graha in each house; `{sign}`. */
export type GocharaTexts = Readonly<Record<SlowGraha, TextsByHouse>>;

/** Areas in which the Moon's house is told. */
export type MoonArea = Exclude<ForecastArea, 'money'>;

/** `{graha}`, `{sign}` where it stands, `{house}` it looks at. */
export type AspectTexts = Readonly<
  Record<ForecastArea, { readonly kind: readonly string[]; readonly strict: readonly string[] }>
>;

/** The grahas that stand still and go into the Sun's rays. */
export type TurningGraha = 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn';

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
}

export interface AdviceTexts {
  /** by the lord of the sign */
  readonly gems: Readonly<Record<PlanetId, string>>;
  /** said where the stone is avoided with that sign as ascendant (`gemVerdictOfSign`) */
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

/** Everything a horoscope is written from, in one language. Every text is a whole sentence, or several. */
export interface HoroscopeTexts {
  /** how dates and lists are written */
  readonly locale: string;
  /** names inside a sentence, and at its beginning */
  readonly grahas: Readonly<Record<GrahaId, string>>;
  readonly grahasFirst: Readonly<Record<GrahaId, string>>;
  /** ordinals: "seventh" */
  readonly houses: Readonly<Record<HouseNumber, string>>;
  /** how an event's sentence begins: with the time of a day, or the date in a longer span */
  readonly when: { readonly time: string; readonly date: string };
  readonly moon: Readonly<Record<MoonArea, VariantsByHouse>>;
  /** the Moon's stay in a sign, by weekdays */
  readonly moonStay: { readonly days: string; readonly day: string };
  readonly goodDays: { readonly some: string; readonly none: string };
  /** 27, from Ashwini */
  readonly nakshatraDays: readonly string[];
  readonly gochara: GocharaTexts;
  readonly obstructed: readonly string[];
  readonly relieved: readonly string[];
  readonly mostlyObstructed: Readonly<Record<LongPeriod, string>>;
  readonly mostlyRelieved: Readonly<Record<LongPeriod, string>>;
  readonly stays: { readonly between: string; readonly since: string; readonly until: string };
  readonly aspects: AspectTexts;
  readonly events: EventTexts;
  readonly advice: AdviceTexts;
}
