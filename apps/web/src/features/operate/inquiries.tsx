import type { ConsultationStatus, OperatorInquiryStatusInput, OperatorPage } from '@jyoti/contract';
import { Cluster, Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import type { TableColumn } from '@jyoti/ui/table';
import { useSearchParams } from 'react-router-dom';
import { StatusFilter } from './choice-filter.tsx';
import { EraseButton } from './erase-button.tsx';
import { InquiryBadge, InquirySteps } from './inquiry-steps.tsx';
import { Listing, useList } from './listing.tsx';
import { choiceOf } from './operate-url.ts';
import { momentInWords } from './operate-dates.ts';
import * as styles from './operate.css.ts';
import { operateMessages } from '../../messages.generated/operate.ts';
import { useLanguage } from '../../platform/words/use-language.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

interface Inquiry {
  ticket: string;
  name: string;
  email: string;
  mobile?: string;
  language: string;
  status: ConsultationStatus;
  message: string;
  createdAt: string;
}

/** Name and contact details of the sender. */
function Writer({ ticket, name, email, mobile, language }: Inquiry) {
  const answerIn: Readonly<Record<string, string>> =
    useMessages(operateMessages).inquiries.answerIn;
  return (
    <Stack as="span" gap="x1" className={styles.writer}>
      {name}
      <Link href={`mailto:${email}?subject=${encodeURIComponent(ticket)}`}>
        <span className={styles.anywhere}>{email}</span>
      </Link>
      {mobile && <Link href={`tel:+91${mobile}`}>{mobile}</Link>}
      <Text as="span" size="caption" tone="muted">
        {[ticket, answerIn[language]].filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  );
}

interface InquiriesProps<Row, Status extends ConsultationStatus> {
  /** Identifies the list among those of the operators' pages. */
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
  /** Erases it on the server. */
  remove: (ticket: string) => Promise<void>;
  caption: string;
  empty: { title: string; text: string };
  onChanged: () => void;
}

/** A list of inquiries, newest first, with a filter and actions for each. */
export function Inquiries<Row extends Inquiry, Status extends ConsultationStatus>(
  props: InquiriesProps<Row, Status>,
) {
  const { name, statuses, load, about, setStatus, remove, caption, empty, onChanged } = props;
  const words = useMessages(operateMessages).inquiries;
  const language = useLanguage();
  const [search] = useSearchParams();
  const status = choiceOf(search, 'status', statuses);
  const list = useList({ name, rowKey: (row: Row) => row.ticket, filters: { status }, load });

  return (
    <Listing
      list={list}
      filters={<StatusFilter options={statuses} labels={words.statuses} />}
      caption={caption}
      headers={words.columns}
      columns={{
        who: (row) => <Writer {...row} />,
        about,
        message: ({ message }) => (
          <span className={styles.written}>{message === '' ? words.noMessage : message}</span>
        ),
        received: ({ createdAt }) => momentInWords(createdAt, language),
        status: { stacked: 'end', cell: (row) => <InquiryBadge status={row.status} /> },
        steps: {
          stacked: 'note',
          cell: (row) => (
            <Cluster gap="x2">
              <InquirySteps
                inquiry={row}
                set={setStatus}
                onStale={list.retry}
                onDone={(done) => {
                  list.replaceRow(done);
                  onChanged();
                }}
              />
              <EraseButton
                what={row.ticket}
                title={words.eraseTitle({ ticket: row.ticket })}
                text={words.eraseText}
                erase={() => remove(row.ticket)}
                onDone={() => {
                  list.retry();
                  onChanged();
                }}
              />
            </Cluster>
          ),
        },
      }}
      empty={status ? { title: words.emptyFiltered } : empty}
    />
  );
}
