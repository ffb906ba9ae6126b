import type { HTMLAttributes, Ref } from 'react';
import { useLocale, useStrings } from '../i18n/index.ts';
import { moonPakshaNames, moonStateNames } from '../moon-phase/index.ts';
import { longDate } from '../dates/index.ts';
import { Table, type TableColumn } from '../table/index.ts';
import { moonTableStrings } from '../messages.generated/en/components/MoonTable.ts';
import { Disc, percent, type MoonDayProps } from './moon-day.tsx';
import * as styles from './moon-day.css.ts';

export interface MoonTableProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'title'> {
  /** Accessible name: "Moon in April 2025". */
  title: string;
  /** The days in order. */
  days: readonly MoonDayProps[];
  /** The date that the page is about, `YYYY-MM-DD`. */
  current?: string | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** The Moon of each day as rows: date, state, luminance, paksha, and what is observed where anything is. */
export function MoonTable({ title, days, current, ...rest }: MoonTableProps) {
  const strings = useStrings(moonTableStrings);
  const locale = useLocale();
  const states = useStrings(moonStateNames);
  const pakshas = useStrings(moonPakshaNames);
  const hasMarks = days.some(({ marks = [] }) => marks.length > 0);
  const columns: TableColumn<MoonDayProps>[] = [
    { id: 'date', header: strings.date, cell: ({ date }) => longDate(locale, date) },
    {
      id: 'state',
      header: strings.state,
      cell: (day) => (
        <span className={styles.stateCell}>
          <Disc {...day} size={28} />
          {states[day.state]}
        </span>
      ),
      stacked: 'end',
    },
    {
      id: 'light',
      header: strings.light,
      numeric: true,
      cell: ({ illumination }) => percent(illumination),
    },
    { id: 'paksha', header: strings.paksha, cell: ({ paksha }) => pakshas[paksha] },
    {
      id: 'marks',
      header: strings.marks,
      cell: ({ marks = [] }) => marks.map(({ name }) => name).join(', '),
    },
  ];
  return (
    <Table
      {...rest}
      caption={title}
      captionHidden
      columns={hasMarks ? columns : columns.slice(0, -1)}
      rows={days}
      rowKey={({ date }) => date}
      isCurrent={({ date }) => date === current}
    />
  );
}
