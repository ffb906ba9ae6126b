import type { Kundli, PlanetDetails } from '@jyoti/contract';

/** What a part of the report is described from. */
export interface ReportSource {
  /** The report with the sections of its part. */
  kundli: Kundli;
  planets: PlanetDetails;
  /** The page about gems, which the gem of a chart links to. @default no link */
  gemHref?: string;
}
