import type { HoroscopeDocument } from '@jyoti/contract';
import { Card } from '@jyoti/ui/card';
import { Grid, Heading, Stack, Text } from '@jyoti/ui/layout';
import { Section } from '@jyoti/ui/section';
import { Link } from '@jyoti/ui/link';
import { horoscopeMessages } from '../../../messages.generated/horoscope.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/**
 * A stone, a meditation and remedies: customs for the sign and its strongest and weakest planet.
 */
export function Advice({ title, items, note }: HoroscopeDocument['advice']) {
  const { gemstoneLink } = useMessages(horoscopeMessages);
  return (
    <Section title={title} size="h2">
      <Grid columns={{ base: 1, desktop: 3 }}>
        {items.map((item) => (
          <Card key={item.key}>
            <Stack gap="x3" align="start">
              <Heading level={3}>{item.title}</Heading>
              {item.texts.map((text) => (
                <Text key={text}>{text}</Text>
              ))}
              {item.key === 'gemstone' && <Link href="/gemestone">{gemstoneLink}</Link>}
            </Stack>
          </Card>
        ))}
      </Grid>
      <Text size="small" tone="muted">
        {note}
      </Text>
    </Section>
  );
}
