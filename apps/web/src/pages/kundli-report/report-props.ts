import type { ReportSource } from '@jyoti/reports';
import type { KundliChartStyle } from '@jyoti/ui/kundli-chart';

/** What every part of the report is given. */
export interface ReportProps extends ReportSource {
  chartStyle: KundliChartStyle;
  /** The part of the address that decides the report. */
  search: URLSearchParams;
  /** The moment at which the report was opened, ISO 8601: marks need not move while it is read. */
  now: string;
}

/** Blocks of a part that are rendered at once: what a phone shows. */
export const AT_ONCE = 2;

/** What a main tab is given: which of its sub-tabs to show. */
export interface TabProps<Key extends string = string> extends ReportProps {
  subTab: { key: Key; label: string };
  /** Where several sub-tabs are one below the other: whether it is the last of its main tab. @default true */
  isLast?: boolean;
}
