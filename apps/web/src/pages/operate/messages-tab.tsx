import { inquiryStatuses, type OperatorMessage } from '@jyoti/contract';
import { Stack } from '@jyoti/ui/layout';
import type { TableColumn } from '@jyoti/ui/table';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ChoiceFilter } from './choice-filter.tsx';
import { ReceivedCell, WriterCell } from './inquiry-cells.tsx';
import { InquiryBadge, InquirySteps } from './inquiry-steps.tsx';
import { Listing } from './listing.tsx';
import { choiceOf, pageOf } from './operate-address.ts';
import * as styles from './operate.css.ts';
import { operatorApi } from './operator-api.ts';
import { useAsked } from './use-asked.ts';
import { useOperateWords } from './words.ts';

/** What visitors wrote on the contact page, newest first. */
export function MessagesTab({ onChanged }: { onChanged: () => void }) {
  const { inquiries: words, status: statusLabel, everyStatus } = useOperateWords();
  const [search] = useSearchParams();
  const status = choiceOf(search, 'status', inquiryStatuses);
  const page = pageOf(search);
  const load = useCallback(
    (call: { signal: AbortSignal }) => operatorApi.messages({ status, page }, call),
    [status, page],
  );
  const asked = useAsked(String(search), load);

  const columns: TableColumn<OperatorMessage>[] = [
    {
      id: 'who',
      header: words.columns.who,
      cell: (message) => <WriterCell {...message} />,
    },
    { id: 'about', header: words.columns.about, cell: ({ topic }) => topic },
    {
      id: 'message',
      header: words.columns.message,
      cell: ({ message }) => <span className={styles.written}>{message}</span>,
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
      cell: (message) => <InquiryBadge status={message.status} />,
    },
    {
      id: 'steps',
      header: words.columns.steps,
      stacked: 'note',
      cell: (message) => (
        <InquirySteps
          inquiry={message}
          set={operatorApi.setMessageStatus}
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
          options={inquiryStatuses}
          labels={words.statuses}
        />
      </div>
      <Listing
        asked={asked}
        caption={words.messagesCaption}
        columns={columns}
        rowKey={({ ticket }) => ticket}
        empty={
          status
            ? { title: words.emptyFiltered }
            : { title: words.messagesEmpty, text: words.messagesEmptyText }
        }
      />
    </Stack>
  );
}
