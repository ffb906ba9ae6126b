import { consultationStatuses } from '@jyoti/contract';
import { Stack, Text } from '@jyoti/ui/layout';
import { Inquiries } from './inquiries.tsx';
import { dayInWords } from './operate-dates.ts';
import { operatorApi } from './operator-api.ts';
import { useOperateWords } from './words.ts';
import { useLanguage } from '../../words/use-language.ts';

/** Consultation requests of visitors. */
export function RequestsTab({ onChanged }: { onChanged: () => void }) {
  const { inquiries: words } = useOperateWords();
  const language = useLanguage();
  return (
    <Inquiries
      name="requests"
      statuses={consultationStatuses}
      load={operatorApi.requests}
      about={({ kind, astrologerName, preferredDate }) => (
        <Stack as="span" gap="x1">
          {`${words.kinds[kind]}: ${astrologerName}`}
          <Text as="span" size="small" tone="muted">
            {preferredDate ? words.forDay(dayInWords(preferredDate, language)) : words.nextFree}
          </Text>
        </Stack>
      )}
      setStatus={operatorApi.setRequestStatus}
      remove={operatorApi.removeRequest}
      caption={words.requestsCaption}
      empty={{ title: words.requestsEmpty, text: words.requestsEmptyText }}
      onChanged={onChanged}
    />
  );
}
