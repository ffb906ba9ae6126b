import type { CivilSpan, Eclipse, JulianDay, SignForecast, SpanSky } from '@jyoti/jyotish';

/** Input of a horoscope: one sign in one span. */
export interface HoroscopeSource {
  /** the facts of the sign */
  readonly forecast: SignForecast;
  /** the sky of the span */
  readonly span: SpanSky;
  /** its civil dates */
  readonly civil: CivilSpan;
  /**
   * eclipses from a week before the span to a week after it that are mentioned: those that India sees (`isSeenFromIndia`);
   * others are left out, also where they are among the events of the forecast
   */
  readonly eclipsesNear: readonly Eclipse[];
  /** IANA name: whose dates and times the sentences use */
  readonly timezone: string;
  /**
   * midnight at which the reader's today begins: a week, month or year uses the past tense for anything
   * before it
   */
  readonly todayJdUt: JulianDay;
}
