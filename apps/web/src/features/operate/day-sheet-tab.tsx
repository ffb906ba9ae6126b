import { isRealDate, type OperatorBooking, type Language } from '@jyoti/contract';
import { DateField } from '@jyoti/ui/date-field';
import { longDate } from '@jyoti/ui/dates';
import { EmptyState } from '@jyoti/ui/empty-state';
import { Heading, Stack, Text } from '@jyoti/ui/layout';
import { PrintButton } from '@jyoti/ui/recipes/page-actions';
import { Table } from '@jyoti/ui/table';
import { useSearchParams } from 'react-router-dom';
import { hourInWords } from '../ceremonies/ceremony-hour.ts';
import { QueryView } from '../../platform/data/query-view.tsx';
import { useQuery, type Load } from '../../platform/data/use-query.ts';
import { INDIA, todayIn } from '../../platform/dates/dates.ts';
import { withFilters } from './operate-url.ts';
import * as styles from './operate.css.ts';
import { api } from '../../platform/session/api.ts';
import { operateMessages } from '../../messages.generated/operate.ts';
import { useLanguage } from '../../platform/words/use-language.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

/** Every booking of a day that takes place. */
function bookingsOf(day: string): Load<OperatorBooking[]> {
  return async (call) => {
    const rows: OperatorBooking[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const part = await api(
        'GET /api/operator/bookings',
        { query: { from: day, to: day, page } },
        call,
      );
      rows.push(...part.rows);
      pages = part.pages;
    }
    return rows.filter(({ status }) => status === 'requested' || status === 'confirmed');
  };
}

/** The ceremonies of a day in order of time; those without a time are last. */
function inOrder(rows: readonly OperatorBooking[]) {
  const hourOf = ({ preferredTime }: OperatorBooking) => preferredTime ?? '99:99';
  const sorted = rows.toSorted(
    (a, b) => hourOf(a).localeCompare(hourOf(b)) || a.poojaTitle.localeCompare(b.poojaTitle),
  );
  return [...Map.groupBy(sorted, (row) => `${hourOf(row)} ${row.poojaTitle}`)];
}

/**
 * The printable sheet of one day for the pandit: names, gotra and sankalp, by time and ceremony.
 */
export function DaySheetTab() {
  const { sheet: words } = useMessages(operateMessages);
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const param = search.get('day') ?? '';
  const day = isRealDate(param) ? param : todayIn(INDIA);
  const query = useQuery(`operate sheet ${day}`, bookingsOf(day), { cache: 'no-store' });
  return (
    <Stack gap="x5">
      <Stack gap="x3" className={styles.screenOnly}>
        <Text>{words.intro}</Text>
        <DateField
          label={words.day}
          defaultValue={day}
          onValueChange={(next) =>
            next !== null &&
            setSearch((before) => withFilters(before, { day: next }), {
              preventScrollReset: true,
            })
          }
        />
        <div>
          <PrintButton>{words.print}</PrintButton>
        </div>
      </Stack>
      <Heading level={2}>{words.title({ day: longDate(language, day) })}</Heading>
      <QueryView
        query={query}
        words={{ loading: words.loading, failed: words.failed }}
        blockSize="16rem"
      >
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
          ) : (
            <Stack gap="x6">
              {inOrder(rows).map(([key, group]) => (
                <Group key={key} rows={group} language={language} />
              ))}
            </Stack>
          )
        }
      </QueryView>
    </Stack>
  );
}

function Group({ rows, language }: { rows: readonly OperatorBooking[]; language: Language }) {
  const { sheet: words, bookings } = useMessages(operateMessages);
  const [{ preferredTime, poojaTitle } = { preferredTime: null, poojaTitle: '' }] = rows;
  const hour =
    preferredTime === null
      ? words.noHour
      : `${hourInWords(preferredTime, language)} (${words.zone})`;
  const title = words.group({ hour, ceremony: poojaTitle });
  return (
    <Stack gap="x3">
      <Heading level={3} size="h4">
        {title}
      </Heading>
      <Table
        caption={title}
        captionHidden
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'name',
            header: words.columns.name,
            cell: ({ firstName, lastName, id, status }) => (
              <Stack as="span" gap="x1">
                {`${firstName} ${lastName}`}
                <Text as="span" size="caption" tone="muted">
                  {status === 'requested' ? `${id}, ${words.unconfirmed}` : id}
                </Text>
              </Stack>
            ),
          },
          {
            id: 'gotra',
            header: words.columns.gotra,
            cell: ({ gotra }) => gotra ?? words.notGiven,
          },
          {
            id: 'sankalp',
            header: words.columns.sankalp,
            cell: ({ sankalp }) => sankalp ?? words.notGiven,
          },
          {
            id: 'package',
            header: words.columns.package,
            cell: (row) =>
              `${bookings.packages[row.package]}, ${bookings.formats[row.serviceType]}`,
          },
          {
            id: 'contact',
            header: words.columns.contact,
            cell: ({ mobileNumber }) => mobileNumber,
          },
          { id: 'note', header: words.columns.note, cell: ({ operatorNote }) => operatorNote },
        ]}
      />
    </Stack>
  );
}
