import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { customSheet } from '../../test/state-sheet.tsx';
import { Badge } from '../badge/index.ts';
import { Card } from '../card/index.ts';
import { Grid, Stack } from '../layout/index.ts';
import { Link } from '../link/index.ts';
import { Section, SectionHeader } from './index.ts';

const meta = {
  title: 'Components/Layout/Section',
  excludeStories: /Example$/,
  component: Section,
  subcomponents: { SectionHeader },
  args: {
    title: 'Your gemstones',
    description: 'Three stones, chosen from the lords of the first, fifth and ninth house.',
    children: (
      <Grid minItem="10rem">
        <Card>Ruby</Card>
        <Card>Pearl</Card>
        <Card>Coral</Card>
      </Grid>
    ),
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your gemstones' })).toBeVisible();
  },
};

/** Next to the rest of the page. */
export const OnACard: Story = {
  args: {
    variant: 'card',
    title: 'Ask Meera',
    description: 'By telephone or in writing.',
    children: 'She answers within a day.',
  },
};

/** Across the page, with the scale below its title. */
export const Band: Story = {
  parameters: { layout: 'fullscreen' },
  args: {
    variant: 'band',
    surface: 'surface',
    badge: <Badge tone="info">Sample data</Badge>,
    actions: (
      <Link href="#stones" variant="standalone">
        View all
      </Link>
    ),
  },
};

/** The heading only, inside an existing region such as a tab panel. */
export const HeaderOnly: Story = {
  render: () => (
    <SectionHeader title="Ascendant report" description="What the rising sign and its lord show." />
  ),
};

export const AllStates = customSheet(() => (
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

const stones = (
  <Grid minItem="8rem">
    <Card>Ruby</Card>
    <Card>Pearl</Card>
    <Card>Coral</Card>
  </Grid>
);

/** Do: The title names the content, and the sentence says how it was chosen. */
export const SaysWhatIsBelowExample = () => (
  <Section
    title="Your gemstones"
    headingLevel={3}
    description="Three stones, chosen from the lords of the first, fifth and ninth house."
  >
    {stones}
  </Section>
);

/** Don’t: “Details” would fit any section of any page, and the sentence repeats it. */
export const DetailsExample = () => (
  <Section title="Details" headingLevel={3} description="Here are the details.">
    {stones}
  </Section>
);

export const PartsExample = () => (
  <Section
    title="Your gemstones"
    headingLevel={3}
    divider
    badge={<Badge>Sample data</Badge>}
    description="Three stones, chosen from your chart."
    actions={
      <Link href="#stones" variant="standalone">
        View all
      </Link>
    }
  >
    {stones}
  </Section>
);
