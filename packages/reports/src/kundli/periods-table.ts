import {
  type GrahaId,
  isRunning,
  type PeriodSpan,
  type ReportCell,
  type ReportColumn,
  type ReportTable,
  type ReportValue,
} from '@jyoti/ui/data';
import { boundsOf, isShort } from '../format/format.ts';
import type { PeriodWords } from '../report-words.ts';

/** The reference time and the language of periods. */
export interface PeriodSetting {
  /** ISO 8601. */
  now: string;
  /** IANA name of the zone of the birth. */
  timezone: string;
  periods: PeriodWords;
}

/** The name of a period, with a badge while it runs. */
export function periodName(
  text: string,
  period: PeriodSpan,
  { now, periods }: PeriodSetting,
  graha?: GrahaId,
): ReportValue {
  return {
    text,
    graha,
    badges: isRunning(period, now) ? [{ text: periods.running, tone: 'brass' }] : [],
  };
}

type PeriodColumn<Row> = readonly [column: ReportColumn, cell: (row: Row) => ReportCell];

interface PeriodsTable<Row> extends Pick<ReportTable, 'caption' | 'captionShown' | 'display'> {
  nameHeader: string;
  rows: readonly Row[];
  name: (row: Row) => string;
  graha?: (row: Row) => GrahaId;
  /** Columns between the name and the dates. */
  before?: readonly PeriodColumn<Row>[];
  /** @default ['starts', 'ends'] */
  dates?: readonly ('starts' | 'ends')[];
  /** Columns after the dates. */
  after?: readonly PeriodColumn<Row>[];
}

/** Periods with their dates, the running one marked. */
export function periodsTable<Row extends PeriodSpan>(
  {
    nameHeader,
    rows,
    name,
    graha,
    before = [],
    dates = ['starts', 'ends'],
    after = [],
    ...table
  }: PeriodsTable<Row>,
  setting: PeriodSetting,
): ReportTable {
  const { now, timezone, periods } = setting;
  // All cells of a column use one format.
  const toTheMinute = rows.some(isShort);
  const edges = { starts: 'start', ends: 'end' } as const;
  const columns: readonly PeriodColumn<Row>[] = [
    [{ header: nameHeader }, (row) => periodName(name(row), row, setting, graha?.(row))],
    ...before,
    ...dates.map((date): PeriodColumn<Row> => [
      { header: periods[date] },
      (row) => boundsOf(row, timezone, periods.terms.language, toTheMinute)[edges[date]],
    ]),
    ...after,
  ];
  return {
    ...table,
    type: 'table',
    columns: columns.map(([column]) => column),
    rows: rows.map((row) => columns.map(([, cell]) => cell(row))),
    marked: rows.flatMap((row, index) => (isRunning(row, now) ? [index] : [])),
  };
}
