import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/index.ts';
import { Grid } from '../layout/index.ts';
import { Part, PartCard, PartHeading } from './index.ts';

const meta = {
  title: 'Components/Layout/Part',
  component: Part,
  subcomponents: { PartCard, PartHeading },
  tags: ['status:new'],
  args: {
    title: 'Your gemstones',
    intro: 'Three stones, chosen from the lords of the first, fifth and ninth house.',
    children: (
      <Grid minItem="10rem">
        <Card>Ruby</Card>
        <Card>Pearl</Card>
        <Card>Coral</Card>
      </Grid>
    ),
  },
} satisfies Meta<typeof Part>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your gemstones' })).toBeVisible();
  },
};

/** Next to the rest of the page. */
export const OnACard: Story = {
  render: () => (
    <PartCard title="Ask Meera" intro="By telephone or in writing.">
      She answers within a day.
    </PartCard>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Ask Meera' })).toBeVisible();
  },
};

/** The heading only, inside an existing region such as a tab panel. */
export const HeadingOnly: Story = {
  render: () => (
    <PartHeading title="Ascendant Report">What the rising sign and its lord show.</PartHeading>
  ),
};

/** At 288 px. */
export const LongHindi: Story = {
  args: {
    lang: 'hi',
    style: { inlineSize: '288px' },
    title: 'पूर्वाभाद्रपदनक्षत्रस्वामीविवरण',
    intro: 'देवगुरुबृहस्पतिमहादशाअन्तर्दशास्वामी',
    children: null,
  },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('region');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
