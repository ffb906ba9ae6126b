import { searchFromYear } from '@jyoti/contract';
import { Folio } from '@jyoti/ui/card';
import { dayAndMonth, weekdayName } from '@jyoti/ui/dates';
import { Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { MetaList } from '@jyoti/ui/meta-list';
import { MonthCalendar } from '@jyoti/ui/month-calendar';
import { Part } from '@jyoti/ui/part';
import { Table } from '@jyoti/ui/table';
import { dayInWords, monthInWords } from '../../../platform/dates/dates.ts';
import { calendarDaysOf, tithiName } from '../calendar-days.ts';
import { spansOf } from './day-windows.ts';
import { MonthFestivals } from './month-festivals.tsx';
import { MonthSteps } from './month-steps.tsx';
import * as styles from './panchang.css.ts';
import type { TabProps } from './tab-props.ts';
import { useDayTimes } from './time-of-day.tsx';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { panchangMessages } from '../../../messages.generated/panchang.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** The month as a wall calendar and as a table, and a summary of the day. */
export function MonthTab({ params, found, hrefOfDay, onDay }: TabProps) {
  const words = useMessages(panchangMessages);
  const { monthly, facts, limbs } = words;
  const language = useLanguage();
  const { day, month } = found;
  const times = useDayTimes(day);
  const windowOf = (name: 'rahukaal' | 'gulika' | 'yamakanta') => ({
    label: words.windows[name],
    value: spansOf(day, name).map(times.span).join(', ') || facts.none,
  });

  return (
    <>
      <Stack as="section" gap="x4" aria-labelledby="month-days">
        <MonthSteps day={day.date} id="month-days" title={monthly.title} onDay={onDay} />
        <MonthCalendar
          title={monthly.calendar({ month: monthInWords(day.date, language) })}
          days={calendarDaysOf(month, language)}
          current={day.date}
          hrefOf={hrefOfDay}
          onDayChoose={(date, event) => {
            event.preventDefault();
            onDay(date);
          }}
        />
        <Text size="small" tone="muted">
          {monthly.text}
        </Text>
        <MonthFestivals
          month={month}
          current={day.date}
          hrefOfDay={hrefOfDay}
          yearHref={`/festivals?${searchFromYear({ ...params, year: month.year, region: null, list: 'festivals' })}`}
        />
        {month.notices.map((notice) => (
          <Text key={notice} tone="muted">
            {notice}
          </Text>
        ))}
      </Stack>
      <Folio>
        <Part title={monthly.detail({ date: dayInWords(day.date, language) })}>
          <MetaList
            columns={2}
            density="compact"
            items={[
              {
                label: limbs.tithi,
                value: facts.tithi({
                  name: tithiName(day.tithi, language),
                  number: day.tithi.number,
                }),
              },
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
      <Table
        caption={monthly.title({ month: monthInWords(day.date, language) })}
        captionHidden
        rows={month.days}
        rowKey={({ date }) => date}
        isCurrent={({ date }) => date === day.date}
        columns={[
          {
            id: 'date',
            header: facts.date,
            cell: ({ date }) => (
              <Link href={hrefOfDay(date)} className={styles.oneLine}>
                {dayAndMonth(language, date, 'short')}
              </Link>
            ),
          },
          {
            id: 'day',
            header: facts.day,
            stacked: 'end',
            cell: ({ date }) => weekdayName(language, date, 'short'),
          },
          {
            id: 'tithi',
            header: limbs.tithi,
            stacked: 'detail',
            cell: ({ tithi }) =>
              facts.tithi({ name: tithiName(tithi, language), number: tithi.number }),
          },
          {
            id: 'nakshatra',
            header: limbs.nakshatra,
            stacked: 'end',
            cell: (row) => row.nakshatra.name,
          },
          { id: 'yoga', header: limbs.yoga, stacked: 'detail', cell: (row) => row.yoga.name },
        ]}
      />
    </>
  );
}
