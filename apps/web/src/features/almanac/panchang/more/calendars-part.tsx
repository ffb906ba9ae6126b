import type { Panchang, RegionalDateRow } from '@jyoti/contract';
import { Text } from '@jyoti/ui/layout';
import { Part } from '@jyoti/ui/part';
import { Table } from '@jyoti/ui/table';
import { TermTip } from '@jyoti/ui/term-tip';
import { useNames } from '../../../../platform/words/names.ts';
import { regionalDates } from './regional-dates.ts';
import { panchangMoreMessages } from '../../../../messages.generated/panchang-more.ts';
import { useLanguage } from '../../../../platform/words/use-language.ts';
import { useMessages } from '../../../../platform/words/use-messages.ts';

interface CalendarsPartProps {
  dates: readonly RegionalDateRow[];
  /** All of the day, that of its sunrise first. */
  tithis: Panchang['tithis'];
}

/** The date in the calendars of India's regions; a press on a calendar says how it counts. */
export function CalendarsPart({ dates, tithis }: CalendarsPartProps) {
  const { calendars: words } = useMessages(panchangMoreMessages);
  const language = useLanguage();
  const names = useNames();
  const rows = regionalDates(dates, tithis, language, names);
  return (
    <Part title={words.title} headingLevel={3} intro={words.text}>
      <Table
        caption={words.title}
        captionHidden
        rows={rows}
        rowKey="calendar"
        columns={[
          {
            id: 'calendar',
            header: words.calendar,
            cell: ({ calendar }) => {
              const name = words.names[calendar];
              return (
                <TermTip term={calendar} meaning={{ name, text: words.about[calendar] }}>
                  {name}
                </TermTip>
              );
            },
          },
          { id: 'date', header: words.date, cell: ({ date }) => date },
          { id: 'year', header: words.year, cell: ({ year }) => year },
        ]}
      />
      {dates.some(({ skipped }) => skipped !== null) && (
        <Text size="small" tone="muted">
          {words.skipped}
        </Text>
      )}
    </Part>
  );
}
