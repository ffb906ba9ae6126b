import type { HoroscopeDocument } from '@jyoti/contract';
import type { CivilSpan, ForecastEvent, Hora, JulianDay, TransitPosition } from '@jyoti/jyotish';
import type { HoroscopeSource } from '@jyoti/readings';

/** Input of a horoscope: one sign in one span, with what a page shows beside its lines. */
export interface HoroscopeDocumentSource
  extends HoroscopeSource, Pick<HoroscopeDocument, 'settings'> {
  /** the ten bodies at the middle of the requested date */
  readonly positions: {
    /** Julian day UT */
    readonly jdUt: JulianDay;
    /** one for each body */
    readonly rows: readonly TransitPosition[];
  };
  /** the civil month of the date */
  readonly month: {
    /** first and last day */
    readonly civil: CivilSpan;
    /** in order */
    readonly events: readonly ForecastEvent[];
  };
  /** the days of a week, the weeks of a month, the months of a year; none of a day */
  readonly steps: readonly HoroscopeSource[];
  /** the first hora of the sign's lord outside Rahu Kaal; null for a day without one, and for a longer span */
  readonly hora: Hora | null;
}
