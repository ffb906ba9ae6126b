import { Cluster, Text } from '@jyoti/ui/layout';
import { PartCard } from '@jyoti/ui/part';
import { ButtonLink } from '@jyoti/ui/link';
import { horoscopeMessages } from '../../../messages.generated/horoscope.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** Links from a sign to the visitor's own chart and to an astrologer. */
export function Consultation() {
  const { consultation: words } = useMessages(horoscopeMessages);
  return (
    <PartCard title={words.title} size="h2">
      <Text>{words.text}</Text>
      <Cluster>
        <ButtonLink variant="primary" href="/kundli">
          {words.book}
        </ButtonLink>
        <ButtonLink href="/astrologers">{words.chat}</ButtonLink>
      </Cluster>
    </PartCard>
  );
}
