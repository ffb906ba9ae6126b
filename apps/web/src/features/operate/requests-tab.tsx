import { consultationStatuses } from '@jyoti/contract';
import { Stack, Text } from '@jyoti/ui/layout';
import { Inquiries } from './inquiries.tsx';
import { dayInWords } from './operate-dates.ts';
import { api } from '../../platform/session/api.ts';
import { operateMessages } from '../../messages.generated/operate.ts';
import { useLanguage } from '../../platform/words/use-language.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

/** Consultation requests of visitors. */
export function RequestsTab({ onChanged }: { onChanged: () => void }) {
  const { inquiries: words } = useMessages(operateMessages);
  const language = useLanguage();
  return (
    <Inquiries
      name="requests"
      statuses={consultationStatuses}
      load={(input, call) => api('GET /api/operator/requests', { query: input }, call)}
      about={({ kind, astrologerName, preferredDate }) => (
        <Stack as="span" gap="x1">
          {`${words.kinds[kind]}: ${astrologerName}`}
          <Text as="span" size="small" tone="muted">
            {preferredDate
              ? words.forDay({ day: dayInWords(preferredDate, language) })
              : words.nextFree}
          </Text>
        </Stack>
      )}
      setStatus={(ticket, body) =>
        api('PATCH /api/operator/requests/:ticket', { path: { ticket }, body })
      }
      remove={(ticket) => api('DELETE /api/operator/requests/:ticket', { path: { ticket } })}
      caption={words.requestsCaption}
      empty={{ title: words.requestsEmpty, text: words.requestsEmptyText }}
      onChanged={onChanged}
    />
  );
}
