import type { ConsultationStatus, OperatorInquiryStatusInput, OperatorPage } from '@jyoti/contract';
import { Grid, Stack } from '@jyoti/ui/layout';
import type { TableColumn } from '@jyoti/ui/table';
import { useSearchParams } from 'react-router-dom';
import { useAnswer } from '../../data/use-answer.ts';
import { ChoiceFilter } from './choice-filter.tsx';
import { ReceivedCell, WriterCell, type Writer } from './inquiry-cells.tsx';
import { InquiryBadge, InquirySteps } from './inquiry-steps.tsx';
import { Listing } from './listing.tsx';
import { choiceOf, pageOf } from './operate-address.ts';
import * as styles from './operate.css.ts';
import { useOperateWords } from './words.ts';

type Inquiry = Writer & { status: ConsultationStatus; message: string; createdAt: string };

interface InquiriesProps<Row, Status extends ConsultationStatus> {
  /** Tells the list from other lists of the desk. */
  name: string;
  /** The statuses that the list can be filtered by. */
  statuses: readonly Status[];
  load: (
    query: { status: Status | undefined; page: number },
    call: { signal: AbortSignal },
  ) => Promise<OperatorPage<Row>>;
  /** What the inquiry is about. */
  about: TableColumn<Row>['cell'];
  /** Sets the status on the server. */
  setStatus: (ticket: string, input: OperatorInquiryStatusInput) => Promise<Row>;
  caption: string;
  empty: { title: string; text: string };
  onChanged: () => void;
}

/** A list of what visitors wrote, newest first, with a filter and the steps for each inquiry. */
export function Inquiries<Row extends Inquiry, Status extends ConsultationStatus>({
  name,
  statuses,
  load,
  about,
  setStatus,
  caption,
  empty,
  onChanged,
}: InquiriesProps<Row, Status>) {
  const { inquiries: words, status: statusLabel, everyStatus } = useOperateWords();
  const [search] = useSearchParams();
  const status = choiceOf(search, 'status', statuses);
  const page = pageOf(search);
  const asked = useAnswer(`operate ${name} ${status} ${page}`, (call) =>
    load({ status, page }, call),
  );

  const columns: TableColumn<Row>[] = [
    { id: 'who', header: words.columns.who, cell: (row) => <WriterCell {...row} /> },
    { id: 'about', header: words.columns.about, cell: about },
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
      cell: (row) => <InquiryBadge status={row.status} />,
    },
    {
      id: 'steps',
      header: words.columns.steps,
      stacked: 'note',
      cell: (row) => (
        <InquirySteps
          inquiry={row}
          set={setStatus}
          onStale={asked.retry}
          onDone={(done) => {
            asked.replace((list) => ({
              ...list,
              rows: list.rows.map((other) => (other.ticket === done.ticket ? done : other)),
            }));
            onChanged();
          }}
        />
      ),
    },
  ];

  return (
    <Stack gap="x5">
      <Grid minItem="15rem" gap="x4" align="start">
        <ChoiceFilter
          label={statusLabel}
          name="status"
          everything={everyStatus}
          options={statuses}
          labels={words.statuses}
        />
      </Grid>
      <Listing
        asked={asked}
        caption={caption}
        columns={columns}
        rowKey={({ ticket }) => ticket}
        empty={status ? { title: words.emptyFiltered } : empty}
      />
    </Stack>
  );
}
