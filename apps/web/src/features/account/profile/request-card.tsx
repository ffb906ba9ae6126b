import type { ConsultationRequest } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { Text } from '@jyoti/ui/layout';
import { DescriptionList } from '@jyoti/ui/description-list';
import { RecordCard } from '@jyoti/ui/recipes/record-card';
import { dayInWords } from '../../../platform/dates/dates.ts';
import { dayOfInstant } from './profile-dates.ts';
import * as styles from './profile.css.ts';
import { RecordStatus } from './record-status.tsx';
import { profileMessages } from '../../../messages.generated/profile.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { messageWith } from '../../../platform/words/message-with.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface RequestCardProps {
  request: ConsultationRequest;
  onWithdraw: () => void;
}

/** One request to an astrologer: kind, ticket number, and status. */
export function RequestCard({ request, onWithdraw }: RequestCardProps) {
  const words = useMessages(profileMessages).requests;
  const language = useLanguage();
  const { ticket, kind, status, astrologerName: name, astrologerUrl: url } = request;
  const title = words.kinds[kind]({ name });
  return (
    <RecordCard
      as="li"
      title={title}
      {...(url !== null && { href: url })}
      status={<RecordStatus status={status}>{words.statuses[status]}</RecordStatus>}
      data-status={status}
    >
      <DescriptionList
        items={[
          { label: words.facts.ticket, value: ticket },
          { label: words.facts.requestedOn, value: dayOfInstant(request.createdAt, language) },
          {
            label: words.facts.date,
            value: request.preferredDate
              ? dayInWords(request.preferredDate, language)
              : words.nextFree,
          },
          ...(request.message === ''
            ? []
            : [
                {
                  label: words.facts.message,
                  value: <span className={styles.written}>{request.message}</span>,
                },
              ]),
        ]}
      />
      <Text size="small">{messageWith(words.notes[status], { email: request.email })}</Text>
      {request.canWithdraw && (
        <div>
          <Button
            size="small"
            aria-label={words.withdrawOf({ title, ticket })}
            onClick={onWithdraw}
          >
            {words.withdraw}
          </Button>
        </div>
      )}
    </RecordCard>
  );
}
