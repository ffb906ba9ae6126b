import { useLocale, useStrings } from '../i18n/index.ts';
import { moonPakshaNames, moonStateNames } from '../moon-phase/index.ts';
import { longDate } from '../dates/index.ts';
import { Table, type TableColumn } from '../table/index.ts';
import * as styles from './moon-calendar.css.ts';
import { percent, type MoonDay } from './moon-calendar.logic.ts';
import { moonCalendarStrings } from '../messages.generated/en/components/MoonCalendar.ts';
import { MoonDisc } from './moon-disc.tsx';

/** The days as rows: date, state, luminance, paksha, and what is observed where anything is. */
export function MoonTable({
  title,
  days,
  current,
  hemisphere,
}: {
  title: string;
  days: readonly MoonDay[];
  current: string | undefined;
  hemisphere: 'north' | 'south' | undefined;
}) {
  const strings = useStrings(moonCalendarStrings);
  const locale = useLocale();
  const states = useStrings(moonStateNames);
  const pakshas = useStrings(moonPakshaNames);
  const columns: TableColumn<MoonDay>[] = [
    { id: 'date', header: strings.date, cell: ({ date }) => longDate(locale, date) },
    {
      id: 'state',
      header: strings.state,
      cell: (day) => (
        <span className={styles.stateCell}>
          <MoonDisc day={day} size={28} hemisphere={hemisphere} />
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
    {
      id: 'paksha',
      header: strings.paksha,
      cell: ({ paksha }) => pakshas[paksha],
    },
    {
      id: 'marks',
      header: strings.marks,
      cell: ({ marks = [] }) => marks.map(({ name }) => name).join(', '),
    },
  ];

  const hasMarks = days.some(({ marks = [] }) => marks.length > 0);
  return (
    <Table
      caption={title}
      captionHidden
      columns={hasMarks ? columns : columns.filter(({ id }) => id !== 'marks')}
      rows={days}
      rowKey={({ date }) => date}
      isCurrent={({ date }) => date === current}
    />
  );
}
