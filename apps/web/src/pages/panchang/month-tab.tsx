import type { PanchangMonthDay } from '@jyoti/contract';
import { Folio } from '@jyoti/ui/card';
import { dayAndMonth } from '@jyoti/ui/dates';
import { useLanguage } from '@jyoti/ui/i18n';
import { Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { MetaList } from '@jyoti/ui/meta-list';
import { Part } from '@jyoti/ui/part';
import { Table } from '@jyoti/ui/table';
import { dayInWords, monthInWords } from '../../reading/dates.ts';
import { festivalName, tithiName } from './almanac-names.ts';
import { spansOf } from './day-windows.ts';
import { MonthSteps } from './month-steps.tsx';
import type { TabProps } from './tab-props.ts';
import { useDayTimes } from './time-of-day.tsx';
import { usePanchangWords } from './words.ts';

/** The month of the day as a table, and the day in short. */
export function MonthTab({ asked, found, hrefOfDay, onDay }: TabProps) {
  const words = usePanchangWords();
  const { monthly, facts, limbs } = words;
  const language = useLanguage();
  const { day, month } = found;
  const times = useDayTimes(day.date, day.settings.timezone);
  const windowOf = (name: 'rahukaal' | 'gulika' | 'yamakanta') => ({
    label: words.windows[name],
    value: spansOf(day, name).map(times.span).join(', ') || facts.none,
  });
  const observed = ({ festivals }: PanchangMonthDay) => festivals.map(festivalName).join(', ');

  return (
    <>
      <Folio>
        <Part title={monthly.detail(dayInWords(day.date, language))}>
          <MetaList
            columns={2}
            items={[
              { label: limbs.tithi, value: facts.tithi(tithiName(day.tithi), day.tithi.number) },
              { label: limbs.nakshatra, value: day.nakshatra.name },
              {
                label: `${limbs.nakshatra}: ${facts.start}`,
                value: times.full(day.nakshatra.start),
              },
              { label: `${limbs.nakshatra}: ${facts.end}`, value: times.full(day.nakshatra.end) },
              windowOf('rahukaal'),
              windowOf('gulika'),
              windowOf('yamakanta'),
            ]}
          />
        </Part>
      </Folio>
      <Stack as="section" gap="x4" aria-labelledby="month-days">
        <MonthSteps day={asked.day} id="month-days" title={monthly.title} onDay={onDay} />
        <Text tone="muted">{monthly.text}</Text>
        {month.notices.map((notice) => (
          <Text key={notice} tone="muted">
            {notice}
          </Text>
        ))}
        <Table
          caption={monthly.title(monthInWords(asked.day, language))}
          captionHidden
          rows={month.days}
          rowKey={({ date }) => date}
          isCurrent={({ date }) => date === asked.day}
          columns={[
            {
              id: 'date',
              header: facts.date,
              cell: ({ date }) => <Link href={hrefOfDay(date)}>{dayAndMonth(language, date)}</Link>,
            },
            { id: 'day', header: facts.day, cell: (row) => row.day.name },
            {
              id: 'tithi',
              header: limbs.tithi,
              cell: ({ tithi }) => facts.tithi(tithiName(tithi), tithi.number),
            },
            { id: 'nakshatra', header: limbs.nakshatra, cell: (row) => row.nakshatra.name },
            { id: 'yoga', header: limbs.yoga, cell: (row) => row.yoga.name },
            { id: 'observed', header: monthly.festivals, cell: observed },
          ]}
        />
      </Stack>
    </>
  );
}
