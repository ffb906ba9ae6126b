import { Cluster, Text } from '@jyoti/ui/layout';
import { Section } from '@jyoti/ui/section';
import { ButtonLink } from '@jyoti/ui/link';
import { horoscopeMessages } from '../../../messages.generated/horoscope.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** Links from a sign to the visitor's own chart and to an astrologer. */
export function Consultation() {
  const { consultation: words } = useMessages(horoscopeMessages);
  return (
    <Section variant="card" title={words.title} size="h2">
      <Text>{words.text}</Text>
      <Cluster>
        <ButtonLink variant="primary" href="/kundli">
          {words.book}
        </ButtonLink>
        <ButtonLink href="/astrologers">{words.chat}</ButtonLink>
      </Cluster>
    </Section>
  );
}
