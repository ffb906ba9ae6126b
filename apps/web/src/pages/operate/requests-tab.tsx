import { consultationStatuses, type OperatorRequest } from '@jyoti/contract';
import { useLanguage } from '@jyoti/ui/i18n';
import { Stack, Text } from '@jyoti/ui/layout';
import type { TableColumn } from '@jyoti/ui/table';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ChoiceFilter } from './choice-filter.tsx';
import { ReceivedCell, WriterCell } from './inquiry-cells.tsx';
import { InquiryBadge, InquirySteps } from './inquiry-steps.tsx';
import { Listing } from './listing.tsx';
import { choiceOf, pageOf } from './operate-address.ts';
import { dayInWords } from './operate-dates.ts';
import * as styles from './operate.css.ts';
import { operatorApi } from './operator-api.ts';
import { useAsked } from './use-asked.ts';
import { useOperateWords } from './words.ts';

/** What visitors asked an astrologer for, newest first. */
export function RequestsTab({ onChanged }: { onChanged: () => void }) {
  const { inquiries: words, status: statusLabel, everyStatus } = useOperateWords();
  const language = useLanguage();
  const [search] = useSearchParams();
  const status = choiceOf(search, 'status', consultationStatuses);
  const page = pageOf(search);
  const load = useCallback(
    (call: { signal: AbortSignal }) => operatorApi.requests({ status, page }, call),
    [status, page],
  );
  const asked = useAsked(String(search), load);

  const columns: TableColumn<OperatorRequest>[] = [
    {
      id: 'who',
      header: words.columns.who,
      cell: (request) => <WriterCell {...request} />,
    },
    {
      id: 'about',
      header: words.columns.about,
      cell: ({ kind, astrologer, preferredDate }) => (
        <span className={styles.cellLines}>
          {`${words.kinds[kind]}: ${astrologer}`}
          <Text as="span" size="small" tone="muted">
            {preferredDate ? words.forDay(dayInWords(preferredDate, language)) : words.nextFree}
          </Text>
        </span>
      ),
    },
    {
      id: 'message',
      header: words.columns.message,
      cell: ({ message }) => (
        <span className={styles.written}>{message === '' ? words.noMessage : message}</span>
      ),
    },
    {
      id: 'received',
      header: words.columns.received,
      cell: ({ createdAt }) => <ReceivedCell at={createdAt} />,
    },
    {
      id: 'status',
      header: words.columns.status,
      stacked: 'end',
      cell: (request) => <InquiryBadge status={request.status} />,
    },
    {
      id: 'steps',
      header: words.columns.steps,
      stacked: 'note',
      cell: (request) => (
        <InquirySteps
          inquiry={request}
          set={operatorApi.setRequestStatus}
          onStale={asked.again}
          onDone={(done) => {
            asked.replace((list) => ({
              ...list,
              rows: list.rows.map((row) => (row.ticket === done.ticket ? done : row)),
            }));
            onChanged();
          }}
        />
      ),
    },
  ];

  return (
    <Stack gap="x5">
      <div className={styles.filters}>
        <ChoiceFilter
          label={statusLabel}
          name="status"
          everything={everyStatus}
          options={consultationStatuses}
          labels={words.statuses}
        />
      </div>
      <Listing
        asked={asked}
        caption={words.requestsCaption}
        columns={columns}
        rowKey={({ ticket }) => ticket}
        empty={
          status
            ? { title: words.emptyFiltered }
            : { title: words.requestsEmpty, text: words.requestsEmptyText }
        }
      />
    </Stack>
  );
}
