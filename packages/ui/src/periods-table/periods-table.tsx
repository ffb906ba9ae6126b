import type { Ref } from 'react';
import { civilDate } from '../dates/index.ts';
import { GrahaGlyph, WithGlyph, type GrahaId } from '../glyphs/index.ts';
import { useLocale, useStrings } from '../i18n/index.ts';
import { runsAt } from '../shared/time/runs-at.ts';
import { useNow } from '../shared/time/use-now.ts';
import { Table, type TableColumn, type TableProps } from '../table/index.ts';
import { useTimeWords, zonedTime } from '../time-span/index.ts';
import type { PeriodSpan } from './is-running.ts';
import { periodsTableStrings } from '../messages.generated/en/components/PeriodsTable.ts';
import { RunningName } from './running-name.tsx';

export interface Period extends PeriodSpan {
  /** Its name: "Mars", "Mesha". */
  name: string;
  /** Its glyph before the name. */
  graha?: GrahaId;
}

export interface PeriodsTableProps<Row extends Period> extends Omit<
  TableProps<Row>,
  'columns' | 'rowKey' | 'rowHeader' | 'isCurrent' | 'footer'
> {
  /** One row for each period, in order. */
  rows: readonly Row[];
  /** The header of the names: "Mahadasha". */
  nameHeader: string;
  /** Which of the two dates are shown. @default ['start', 'end'] */
  dates?: readonly ('start' | 'end')[];
  /** Columns between the name and the dates. */
  before?: readonly TableColumn<Row>[];
  /** Columns after the dates. */
  after?: readonly TableColumn<Row>[];
  /** The current instant, ISO 8601. @default the visitor's clock, read once a minute, after the first frame */
  now?: string;
  /** The zone of the dates, an IANA name: "Asia/Kolkata". */
  timeZone: string;
  /** `h12`: 6:05 pm; `h23`: 18:05. @default "h12" */
  hourCycle?: 'h12' | 'h23';
  ref?: Ref<HTMLDivElement>;
}

/** Periods shorter than this, ms (20 days), show the time of their ends too. */
const SHORT = 20 * 86_400_000;

/** Periods with their dates, one per row; the current one is marked. */
export function PeriodsTable<Row extends Period>({
  nameHeader,
  dates = ['start', 'end'],
  before = [],
  after = [],
  now,
  timeZone,
  hourCycle,
  ...rest
}: PeriodsTableProps<Row>) {
  const strings = useStrings(periodsTableStrings);
  const locale = useLocale();
  const instant = useNow(now, 'PeriodsTable');
  const clock = useTimeWords({ timeZone, hourCycle });

  const formatEdge = (row: Row, edge: 'start' | 'end') => {
    const date = civilDate(locale, zonedTime(row[edge], timeZone).date, 'short');
    const isShort = Date.parse(row.end) - Date.parse(row.start) < SHORT;
    return isShort ? strings.moment({ date, time: clock.at(row[edge]) }) : date;
  };

  return (
    <Table
      {...rest}
      columns={[
        {
          id: 'name',
          header: nameHeader,
          cell: (row) => (
            <RunningName period={row} now={now}>
              <WithGlyph glyph={row.graha && <GrahaGlyph graha={row.graha} size={20} />}>
                {row.name}
              </WithGlyph>
            </RunningName>
          ),
        },
        ...before,
        ...dates.map((edge) => ({
          id: edge,
          header: strings[edge],
          cell: (row: Row) => formatEdge(row, edge),
        })),
        ...after,
      ]}
      rowKey={({ start, name }) => `${start} ${name}`}
      isCurrent={(row) => runsAt(instant, row)}
    />
  );
}
