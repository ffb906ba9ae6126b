import type { Panchang, RegionalDateRow } from '@jyoti/contract';
import { Text } from '@jyoti/ui/layout';
import { Part } from '@jyoti/ui/part';
import { Table } from '@jyoti/ui/table';
import { TermTip } from '@jyoti/ui/term-tip';
import { useNames } from '../../../words/names.ts';
import { tithiName } from '../../../almanac/calendar-days.ts';
import { usePanchangWords } from '../words.ts';
import { useMoreWords } from './words.ts';

interface CalendarsPartProps {
  dates: readonly RegionalDateRow[];
  /** All of the day, that of its sunrise first. */
  tithis: Panchang['tithis'];
}

/** The date in the calendars of India's regions; a press on a calendar says how it counts. */
export function CalendarsPart({ dates, tithis }: CalendarsPartProps) {
  const { calendars: words } = useMoreWords();
  const panchangWords = usePanchangWords();
  const names = useNames();
  const [atSunrise] = tithis;
  const dateOf = ({ month_name: name, adhika, lunar, day }: RegionalDateRow) => {
    const month = adhika ? words.adhika(words.month(name)) : words.month(name);
    if (!lunar || !atSunrise) return words.dayOf(month, day);
    return words.lunarDay(month, tithiName(atSunrise, panchangWords));
  };
  const yearOf = ({ era, year, year_name: name }: RegionalDateRow) => {
    const numbered = words.eras[era](year);
    return name === null ? numbered : words.named(numbered, names.term(name));
  };
  return (
    <Part title={words.title} headingLevel={3} intro={words.text}>
      <Table
        caption={words.title}
        captionHidden
        rows={dates}
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
          { id: 'date', header: words.date, cell: dateOf },
          { id: 'year', header: words.year, cell: yearOf },
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
