import type { CivilSpan, Eclipse, SignForecast, SpanSky, TransitPosition } from '@jyoti/jyotish';

/** What a horoscope is written from: one sign in one span. */
export interface HoroscopeSource {
  readonly forecast: SignForecast;
  readonly span: SpanSky;
  readonly civil: CivilSpan;
  /** the bodies at the middle of the span (`positionsAt`) */
  readonly positions: readonly TransitPosition[];
  /** eclipses from a week before the span to a week after it */
  readonly eclipsesNear: readonly Eclipse[];
  /** IANA name: whose dates and times the sentences use */
  readonly timezone: string;
}
