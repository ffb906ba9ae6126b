import type { Kundli, PlanetDetails, Transits, YearChart } from '@jyoti/contract';

/** Input of a part of the report. */
export interface ReportSource {
  /** The report with the sections of its part. */
  kundli: Kundli;
  planets: PlanetDetails;
  /** The chart of a year, where that part is shown. */
  year?: YearChart;
  /** The transits of a date, where that part is shown. */
  transits?: Transits;
  /** The page about gems, which the gem of a chart links to. @default no link */
  gemHref?: string;
}
