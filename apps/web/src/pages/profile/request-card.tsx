import type { ConsultationRequest, ConsultationStatus } from '@jyoti/contract';
import { Badge, type BadgeTone } from '@jyoti/ui/badge';
import { Button } from '@jyoti/ui/button';
import { useLanguage } from '@jyoti/ui/i18n';
import { CheckIcon, ClockIcon, XIcon, type Icon } from '@jyoti/ui/icons';
import { Heading, Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { MetaList } from '@jyoti/ui/meta-list';
import { dayInWords } from '../../reading/dates.ts';
import { dayOfInstant } from './profile-dates.ts';
import * as styles from './profile.css.ts';
import { useProfileWords } from './words.ts';

const marks: Record<ConsultationStatus, { tone: BadgeTone; Shape: Icon }> = {
  open: { tone: 'info', Shape: ClockIcon },
  answered: { tone: 'success', Shape: CheckIcon },
  closed: { tone: 'plain', Shape: CheckIcon },
  withdrawn: { tone: 'plain', Shape: XIcon },
};

interface RequestCardProps {
  request: ConsultationRequest;
  onWithdraw: () => void;
}

/** One request to an astrologer: for what, under which ticket, and how far it has come. */
export function RequestCard({ request, onWithdraw }: RequestCardProps) {
  const words = useProfileWords().requests;
  const language = useLanguage();
  const { ticket, kind, status, astrologerName: name, astrologerUrl: url } = request;
  const { tone, Shape } = marks[status];
  const title = words.kinds[kind](name);
  return (
    <li className={styles.request} data-status={status}>
      <div className={styles.thingHead}>
        <Heading level={3} size="h4">
          {url === null ? title : <Link href={url}>{title}</Link>}
        </Heading>
        <Badge tone={tone} icon={<Shape size={16} strokeWidth={2} aria-hidden />}>
          {words.statuses[status]}
        </Badge>
      </div>
      <Stack gap="x4">
        <MetaList
          items={[
            { label: words.facts.ticket, value: ticket },
            { label: words.facts.asked, value: dayOfInstant(request.createdAt) },
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
        <Text size="small">{words.notes[status](request.email)}</Text>
        {request.canWithdraw && (
          <div>
            <Button size="small" aria-label={words.withdrawOf(title, ticket)} onClick={onWithdraw}>
              {words.withdraw}
            </Button>
          </div>
        )}
      </Stack>
    </li>
  );
}
