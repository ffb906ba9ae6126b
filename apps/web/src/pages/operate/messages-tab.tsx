import { inquiryStatuses } from '@jyoti/contract';
import { Inquiries } from './inquiries.tsx';
import { operatorApi } from './operator-api.ts';
import { useOperateWords } from './words.ts';

/** Messages from the contact page. */
export function MessagesTab({ onChanged }: { onChanged: () => void }) {
  const { inquiries: words } = useOperateWords();
  return (
    <Inquiries
      name="messages"
      statuses={inquiryStatuses}
      load={operatorApi.messages}
      about={({ topic }) => topic}
      setStatus={operatorApi.setMessageStatus}
      remove={operatorApi.removeMessage}
      caption={words.messagesCaption}
      empty={{ title: words.messagesEmpty, text: words.messagesEmptyText }}
      onChanged={onChanged}
    />
  );
}
