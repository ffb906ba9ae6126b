import { searchFromYear, type PanchangMonthDocument } from '@jyoti/contract';
import { AlmanacDay, Calendar } from '@jyoti/ui/calendar';
import { Card } from '@jyoti/ui/card';
import { dayAndMonth, weekdayName } from '@jyoti/ui/dates';
import { Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { DescriptionList } from '@jyoti/ui/description-list';
import { Section } from '@jyoti/ui/section';
import { Table } from '@jyoti/ui/table';
import { QueryView } from '../../../platform/data/query-view.tsx';
import { dayInWords, monthInWords } from '../../../platform/dates/dates.ts';
import { calendarDay } from '../calendar-day.ts';
import { MonthFestivals } from './month-festivals.tsx';
import { MonthSteps } from './month-steps.tsx';
import * as styles from './panchang.css.ts';
import type { TabProps } from './tab-props.ts';
import { useDayTimes } from './use-day-times.ts';
import { useMonth } from './use-panchang.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { panchangMessages } from '../../../messages.generated/panchang.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** The month as a wall calendar and as a table, and a summary of the day. */
export function MonthTab(props: TabProps) {
  const { month: words } = useMessages(panchangMessages);
  const query = useMonth(props.params, props.day.date);
  return (
    <QueryView query={query} words={words} blockSize="60rem">
      {(month) => <Month {...props} month={month} />}
    </QueryView>
  );
}

/** Times of a day that its summary names. */
const inShort = ['rahu_kaal', 'gulika', 'yamaganda'];

function Month({
  params,
  day,
  month,
  hrefOfDay,
  onDay,
}: TabProps & { month: PanchangMonthDocument }) {
  const { monthly, facts, limbs } = useMessages(panchangMessages);
  const language = useLanguage();
  const times = useDayTimes(day);
  const [tithi, nakshatra] = day.limbs;
  const windows = times.all(day.windows.flatMap((kind) => kind.times));

  return (
    <>
      <Stack as="section" gap="x4" aria-labelledby="month-days">
        <MonthSteps day={day.date} id="month-days" title={monthly.title} onDay={onDay} />
        <Calendar
          cell={AlmanacDay}
          title={monthly.calendar({ month: monthInWords(day.date, language) })}
          days={month.days.map(calendarDay)}
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
      <Card variant="folio">
        <Section title={monthly.detail({ date: dayInWords(day.date, language) })}>
          <DescriptionList
            columns={2}
            layout="inline"
            items={[
              { label: limbs.tithi, value: tithi?.numbered },
              { label: limbs.nakshatra, value: nakshatra?.name },
              ...(nakshatra?.bounds ?? []).map(({ label, value }) => ({
                label: `${limbs.nakshatra}: ${label}`,
                value,
              })),
              ...windows
                .filter(({ id }) => inShort.includes(id))
                .map(({ name, spans }) => ({
                  label: name,
                  value: spans.map(({ text }) => text).join(', ') || facts.none,
                })),
            ]}
          />
        </Section>
      </Card>
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
            cell: (row) => row.tithiNumbered,
          },
          {
            id: 'nakshatra',
            header: limbs.nakshatra,
            stacked: 'end',
            cell: (row) => row.nakshatra,
          },
          { id: 'yoga', header: limbs.yoga, stacked: 'detail', cell: (row) => row.yoga },
        ]}
      />
    </>
  );
}
