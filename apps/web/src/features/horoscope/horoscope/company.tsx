import type { Horoscope, SignName } from '@jyoti/contract';
import { rashiOf } from '@jyoti/reports/format';
import { Cluster, Grid, Heading, Stack, Text } from '@jyoti/ui/layout';
import { Part } from '@jyoti/ui/part';
import { ButtonLink, Link } from '@jyoti/ui/link';
import { SignBadge } from '@jyoti/ui/sign-badge';
import { hrefOfRashi } from '../signs.ts';
import { horoscopeMessages } from '../../../messages.generated/horoscope.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** Compatible signs, and those that need patience. */
export function Company({ horoscope: { compatibility } }: { horoscope: Horoscope }) {
  const { compatibility: words } = useMessages(horoscopeMessages);
  return (
    <Part title={words.title} size="h2" align="start">
      <Text>{compatibility.text}</Text>
      <Grid columns={{ base: 1, tablet: 2 }} style={{ inlineSize: '100%' }}>
        <Signs title={words.compatible} signs={compatibility.compatible} />
        <Signs title={words.challenging} signs={compatibility.challenging} />
      </Grid>
      <ButtonLink href="/kundli-matching">{words.link}</ButtonLink>
    </Part>
  );
}

function Signs({ title, signs }: { title: string; signs: readonly SignName[] }) {
  return (
    <Stack gap="x2">
      <Heading level={3} size="h4">
        {title}
      </Heading>
      <Cluster as="ul" gap="x4">
        {signs.map((sign) => (
          <li key={sign}>
            <Link href={hrefOfRashi(rashiOf(sign))}>
              <SignBadge sign={rashiOf(sign)} />
            </Link>
          </li>
        ))}
      </Cluster>
    </Stack>
  );
}
