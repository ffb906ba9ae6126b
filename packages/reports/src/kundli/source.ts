import type { Kundli, PlanetDetails } from '@jyoti/contract';

/** Input of a part of the report. */
export interface ReportSource {
  /** The report with the sections of its part. */
  kundli: Kundli;
  /** Positions and readings of the grahas. */
  planets: PlanetDetails;
  /** The page about gems, which the gem of a chart links to. @default no link */
  gemHref?: string;
}
