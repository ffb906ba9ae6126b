import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowHindi } from '../../../test/narrow-hindi.tsx';
import { drawnSheet } from '../../../test/state-sheet.tsx';
import { Badge } from '../../badge/index.ts';
import { I18nProvider } from '../../i18n/index.ts';
import { Grid } from '../../layout/index.ts';
import { hi } from '../../messages-hi/index.ts';
import { TestimonialCard } from './index.ts';
import { kavya } from './testimonial-card.samples.ts';

const meta = {
  title: 'Recipes/Content/TestimonialCard',
  excludeStories: /Example$/,
  component: TestimonialCard,
  args: kavya,
} satisfies Meta<typeof TestimonialCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Side by side the names share a line. */
export const Row: Story = {
  render: (args) => (
    <Grid minItem="19rem" columns={2}>
      <TestimonialCard {...args} verified />
      <TestimonialCard
        name="Imran Qureshi"
        quote="Short and clear."
        rating={4}
        location="Lucknow"
        badge={<Badge tone="info">Sample data</Badge>}
      />
    </Grid>
  ),
};

export const Hindi: Story = narrowHindi(
  <TestimonialCard
    name="महालक्ष्मीनारायणस्वामी"
    quote="उन्होंने कुंडली सरल शब्दों में समझाई।"
    rating={5}
    location="तिरुवनन्तपुरम्"
    verified
  />,
);

export const AllStates = drawnSheet(() => (
  <Grid minItem="17rem">
    <TestimonialCard {...kavya} />
    <TestimonialCard {...kavya} rating={3.5} quote="Short." verified />
    <TestimonialCard name="Imran Qureshi" quote="Clear and calm." rating={4} />
    <I18nProvider locale="hi" messages={hi}>
      <TestimonialCard lang="hi" name="महालक्ष्मी" quote="सरल शब्दों में समझाया।" rating={5} verified />
    </I18nProvider>
  </Grid>
));

export const WhatWasDoneExample = () => (
  <TestimonialCard
    name="Kavya Menon"
    rating={5}
    quote="She explained the chart in plain words and told me what it leaves open."
    location="Kochi, Kerala"
  />
);

export const APromiseExample = () => (
  <TestimonialCard
    name="Kavya Menon"
    rating={5}
    quote="Seven days after the puja I had a job. It works for everybody!"
    location="Kochi, Kerala"
  />
);
