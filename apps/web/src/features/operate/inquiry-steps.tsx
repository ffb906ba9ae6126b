import {
  inquiryStatuses,
  type ConsultationStatus,
  type InquiryStatus,
  type OperatorInquiryStatusInput,
} from '@jyoti/contract';
import { Badge, type BadgeTone } from '@jyoti/ui/badge';
import { Button } from '@jyoti/ui/button';
import { Cluster } from '@jyoti/ui/layout';
import { useToast } from '@jyoti/ui/toast';
import { useState } from 'react';
import { failureSentence } from '../../platform/data/failure-sentence.ts';
import { useSubmit } from '../../platform/forms/use-submit.ts';
import * as styles from './operate.css.ts';
import { operateMessages } from '../../messages.generated/operate.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

const tones: Record<ConsultationStatus, BadgeTone> = {
  open: 'warning',
  answered: 'success',
  closed: 'plain',
  withdrawn: 'plain',
};

/** Status of a message or a request. */
export function InquiryBadge({ status }: { status: ConsultationStatus }) {
  const words = useMessages(operateMessages).inquiries;
  return (
    <Badge tone={tones[status]} className={styles.oneLine}>
      {words.statuses[status]}
    </Badge>
  );
}

interface InquiryStepsProps<Inquiry> {
  inquiry: Inquiry;
  /** Sets the status on the server. */
  set: (ticket: string, input: OperatorInquiryStatusInput) => Promise<Inquiry>;
  onDone: (inquiry: Inquiry) => void;
  /** Called on a conflict or an unknown result: the list should be reloaded. */
  onStale: () => void;
}

/** Status changes of a message or a request. Each can be undone, so none needs a confirmation. */
export function InquirySteps<Inquiry extends { ticket: string; status: ConsultationStatus }>({
  inquiry,
  set,
  onDone,
  onStale,
}: InquiryStepsProps<Inquiry>) {
  const { inquiries: words, changeFailed } = useMessages(operateMessages);
  const { show } = useToast();
  const { busy, send } = useSubmit();
  const [nextStatus, setNextStatus] = useState<InquiryStatus | null>(null);
  const working = busy ? nextStatus : null;
  const { ticket, status } = inquiry;
  if (status === 'withdrawn') return null;

  const take = (next: InquiryStatus) => {
    setNextStatus(next);
    void send(async () => {
      try {
        onDone(await set(ticket, { status: next, expectedStatus: status }));
        show({ text: words.done[next]({ ticket }) });
      } catch (failure) {
        show({ text: failureSentence(failure, changeFailed) });
        onStale();
      }
    }, changeFailed);
  };

  return (
    <Cluster gap="x2" className={styles.oneLine}>
      {inquiryStatuses
        .filter((next) => next !== status)
        .map((next) => (
          <Button
            key={next}
            size="small"
            variant="quiet"
            loading={working === next}
            loadingLabel={words.set[next]}
            disabled={working !== null && working !== next}
            aria-label={words.setOf({ step: words.set[next], ticket })}
            onClick={() => take(next)}
          >
            {words.set[next]}
          </Button>
        ))}
    </Cluster>
  );
}
