import type { Horoscope } from '@jyoti/contract';
import { Card } from '@jyoti/ui/card';
import { Heading, Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import type { ReactNode } from 'react';
import * as styles from './horoscope.css.ts';
import { useHoroscopeWords } from './words.ts';

/** A stone, a meditation and remedies: customs that go with the sign and its strongest and weakest planet. */
export function Advice({ horoscope: { recommendations } }: { horoscope: Horoscope }) {
  const { recommendations: words } = useHoroscopeWords();
  const { gemstone, meditation, remedies } = recommendations;
  return (
    <section aria-labelledby="horoscope-recommendations">
      <Stack gap="x4">
        <Heading level={2} id="horoscope-recommendations">
          {words.title}
        </Heading>
        <div className={styles.aspects}>
          <Recommendation title={`${words.gemstone}: ${gemstone.gem}`}>
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
        </div>
        <Text size="small" tone="muted">
          {words.note}
        </Text>
      </Stack>
    </section>
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
