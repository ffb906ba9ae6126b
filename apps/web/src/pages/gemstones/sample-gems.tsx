import { GemCard } from '@jyoti/ui/gem-card';
import { Grid, Heading, Stack, Text } from '@jyoti/ui/layout';
import { useGemstonesWords } from './words.ts';

const SHOWN = ['ruby', 'emerald', 'yellow-sapphire'] as const;

/** Three of the nine stones and the grahas that they belong to: what the page is about, advice to nobody. */
export function SampleGems() {
  const { samples } = useGemstonesWords();
  return (
    <Stack as="section" gap="x4" aria-labelledby="sample-gems">
      <Stack gap="x2">
        <Heading level={2} size="h3" id="sample-gems">
          {samples.title}
        </Heading>
        <Text tone="muted">{samples.lead}</Text>
      </Stack>
      <Grid as="ul" minItem="13rem" columns={3} gap="x5">
        {SHOWN.map((gem) => (
          <GemCard as="li" key={gem} gem={gem} reason={samples[gem]} />
        ))}
      </Grid>
    </Stack>
  );
}
