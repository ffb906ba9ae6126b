import { drawnSheet } from '../../test/state-sheet.tsx';
import { Badge } from '../badge/index.ts';
import { Card } from '../card/index.ts';
import { Stack } from '../layout/index.ts';
import { Link } from '../link/index.ts';
import { Section, SectionHeader } from './index.ts';

export default {
  title: 'Components/Layout/Section',
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
};

export const AllStates = drawnSheet(() => (
  <>
    <Section
      variant="band"
      title="Our astrologers"
      description="Every card shows the price."
      badge={<Badge>Sample data</Badge>}
      actions={
        <Link href="#all" variant="standalone">
          View all
        </Link>
      }
    >
      <Stack gap="x5">
        <Section title="Your gemstones" description="Three stones, chosen from your chart.">
          <Card>Ruby</Card>
        </Section>
        <Section title="At level 3" headingLevel={3} badge={<Badge>New</Badge>}>
          <Card>Pearl</Card>
        </Section>
      </Stack>
    </Section>
    <Section variant="band" surface="surface" first>
      <Stack gap="x5">
        <Section variant="card" title="On a card" size="h2">
          A larger heading.
        </Section>
        <SectionHeader lang="hi" title="लग्न फल" description="उदित राशि और उसके स्वामी का फल।" />
        <SectionHeader headingLevel={3} title="Level 3 with the scale" divider />
      </Stack>
    </Section>
  </>
));
