import type { Kundli, PlanetDetails } from '@jyoti/contract';
import type { KundliChartStyle } from '@jyoti/ui/kundli-chart';

/** What a part of the report is described from. */
export interface ReportSource {
  /** The report with the sections of its part. */
  kundli: Kundli;
  planets: PlanetDetails;
}

/** What every part of the report is given. */
export interface ReportProps extends ReportSource {
  chartStyle: KundliChartStyle;
  /** The part of the address that decides the report. */
  search: URLSearchParams;
  /** The moment at which the report was opened, ISO 8601: marks need not move while it is read. */
  now: string;
  /** On paper: whether it is the last of its main tab. @default true */
  isLast?: boolean;
}

/** What a main tab is given: which of its sub-tabs to show. */
export interface TabProps<Key extends string = string> extends ReportProps {
  subTab: { key: Key; label: string };
}
