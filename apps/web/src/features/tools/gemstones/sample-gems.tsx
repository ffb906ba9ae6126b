import { GemCard } from '@jyoti/ui/recipes/gem-card';
import { Grid } from '@jyoti/ui/layout';
import { Section } from '@jyoti/ui/section';
import { gemstonesMessages } from '../../../messages.generated/gemstones.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

const SHOWN = ['ruby', 'emerald', 'yellow-sapphire'] as const;

/** Three of the nine stones and their grahas, as illustration of the page, not advice. */
export function SampleGems() {
  const { samples } = useMessages(gemstonesMessages);
  return (
    <Section title={samples.title} description={samples.lead}>
      <Grid as="ul" minItem="13rem" columns={3} gap="x5">
        {SHOWN.map((gem) => (
          <GemCard as="li" key={gem} gem={gem} reason={samples[gem]} />
        ))}
      </Grid>
    </Section>
  );
}
