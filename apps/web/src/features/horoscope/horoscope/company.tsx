import type { HoroscopeDocument } from '@jyoti/contract';
import { Cluster, Grid, Heading, Stack, Text } from '@jyoti/ui/layout';
import { Section } from '@jyoti/ui/section';
import { ButtonLink } from '@jyoti/ui/link';
import { SignLink } from './sign-link.tsx';
import { horoscopeMessages } from '../../../messages.generated/horoscope.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** Compatible signs, and those that need patience. */
export function Company({ title, text, groups }: HoroscopeDocument['company']) {
  const { matchingLink } = useMessages(horoscopeMessages);
  return (
    <Section title={title} size="h2" align="start">
      <Text>{text}</Text>
      <Grid columns={{ base: 1, tablet: 2 }} style={{ inlineSize: '100%' }}>
        {groups.map((group) => (
          <Stack key={group.title} gap="x2">
            <Heading level={3} size="h4">
              {group.title}
            </Heading>
            <Cluster as="ul" gap="x4">
              {group.signs.map((sign) => (
                <li key={sign}>
                  <SignLink sign={sign} />
                </li>
              ))}
            </Cluster>
          </Stack>
        ))}
      </Grid>
      <ButtonLink href="/kundli-matching">{matchingLink}</ButtonLink>
    </Section>
  );
}
