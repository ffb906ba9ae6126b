import type { ReportData } from '../document-of.ts';
import type { KundliChartStyle } from '@jyoti/ui/kundli-chart';

/** A report, and the instant that is marked in it. */
export interface ReportMoment {
  /** The part of the URL that determines the report. */
  search: URLSearchParams;
  /** When the report was opened, ISO 8601: "now" does not move while it is read. */
  now: string;
  /** What `now` is called where it is a chosen date. @default the words for the current time */
  nowLabel?: string | undefined;
}

/** Props of every part of the report. */
export interface ReportProps extends ReportMoment {
  kundli: ReportData;
  chartStyle: KundliChartStyle;
  /** The chosen date or instant for requests of what runs then; undefined for the current time. */
  at?: string | undefined;
}

/** Number of blocks rendered immediately: those that a phone shows. */
export const AT_ONCE = 2;

/** Props of a main tab: which of its sub-tabs to show. */
export interface TabProps<Key extends string = string> extends ReportProps {
  /** Without a label it has no heading, for a place that has one. */
  subTab: { key: Key; label?: string };
  /** If several sub-tabs are stacked: whether it is the last of its main tab. @default true */
  isLast?: boolean;
}
