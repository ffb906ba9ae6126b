import type { Horoscope } from '@jyoti/contract';
import { Card } from '@jyoti/ui/card';
import { Grid, Heading, Stack, Text } from '@jyoti/ui/layout';
import { Part } from '@jyoti/ui/part';
import { Link } from '@jyoti/ui/link';
import type { ReactNode } from 'react';
import { horoscopeMessages } from '../../../messages.generated/horoscope.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { useNames } from '../../../platform/words/names.ts';

/**
 * A stone, a meditation and remedies: customs for the sign and its strongest and weakest planet.
 */
export function Advice({ horoscope: { recommendations } }: { horoscope: Horoscope }) {
  const { recommendations: words } = useMessages(horoscopeMessages);
  const names = useNames();
  const { gemstone, meditation, remedies } = recommendations;
  return (
    <Part title={words.title} size="h2">
      <Grid columns={{ base: 1, desktop: 3 }}>
        <Recommendation title={`${words.gemstone}: ${names.term(gemstone.gem)}`}>
          <Text>{gemstone.text}</Text>
          <Link href="/gemestone">{words.gemstoneLink}</Link>
        </Recommendation>
        <Recommendation title={words.meditation}>
          <Text>{meditation}</Text>
        </Recommendation>
        <Recommendation title={words.remedies}>
          {remedies.map((remedy) => (
            <Text key={remedy}>{remedy}</Text>
          ))}
        </Recommendation>
      </Grid>
      <Text size="small" tone="muted">
        {words.note}
      </Text>
    </Part>
  );
}

function Recommendation({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <Stack gap="x3" align="start">
        <Heading level={3}>{title}</Heading>
        {children}
      </Stack>
    </Card>
  );
}
