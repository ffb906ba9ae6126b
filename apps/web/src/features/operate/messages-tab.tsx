import { inquiryStatuses } from '@jyoti/contract';
import { Inquiries } from './inquiries.tsx';
import { api } from '../../platform/session/api.ts';
import { operateMessages } from '../../messages.generated/operate.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

/** Messages from the contact page. */
export function MessagesTab({ onChanged }: { onChanged: () => void }) {
  const { inquiries: words } = useMessages(operateMessages);
  return (
    <Inquiries
      name="messages"
      statuses={inquiryStatuses}
      load={(input, call) => api('GET /api/operator/messages', { query: input }, call)}
      about={({ topic }) => topic}
      setStatus={(ticket, body) =>
        api('PATCH /api/operator/messages/:ticket', { path: { ticket }, body })
      }
      remove={(ticket) => api('DELETE /api/operator/messages/:ticket', { path: { ticket } })}
      caption={words.messagesCaption}
      empty={{ title: words.messagesEmpty, text: words.messagesEmptyText }}
      onChanged={onChanged}
    />
  );
}
