import { Card } from '@jyoti/ui/card';
import { Cluster, Heading, Stack, Text } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { useHoroscopeWords } from './words.ts';

/** The way from a sign to one's own chart, and to somebody who reads it. */
export function Consultation() {
  const { consultation: words } = useHoroscopeWords();
  return (
    <Card as="section" aria-labelledby="horoscope-consultation">
      <Stack gap="x4">
        <Heading level={2} id="horoscope-consultation">
          {words.title}
        </Heading>
        <Text>{words.text}</Text>
        <Cluster>
          <ButtonLink variant="primary" href="/kundli">
            {words.book}
          </ButtonLink>
          <ButtonLink href="/astrologers">{words.chat}</ButtonLink>
        </Cluster>
      </Stack>
    </Card>
  );
}
