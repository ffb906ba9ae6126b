import type { Meta, StoryObj } from '@storybook/react-vite';
import { customSheet } from '../../../test/state-sheet.tsx';
import { I18nProvider } from '../../i18n/index.ts';
import { Grid } from '../../layout/index.ts';
import { hi } from '../../messages-hi/index.ts';
import { TestimonialCard } from './index.ts';

/** An invented client. */
export const kavya = {
  name: 'Kavya Menon',
  quote: 'She explained the chart in plain words and told me what it leaves open.',
  rating: 5,
  location: 'Kochi, Kerala',
  service: 'Vedic consultation, with Meera Joshi',
};

const meta = {
  title: 'Recipes/Content/TestimonialCard',
  excludeStories: /Example$|^[a-z]/,
  component: TestimonialCard,
  args: kavya,
} satisfies Meta<typeof TestimonialCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates = customSheet(() => (
  <Grid minItem="17rem">
    <TestimonialCard {...kavya} />
    <TestimonialCard {...kavya} rating={3.5} quote="Short." verified />
    <TestimonialCard name="Imran Qureshi" quote="Clear and calm." rating={4} />
    <I18nProvider locale="hi" messages={hi}>
      <TestimonialCard lang="hi" name="महालक्ष्मी" quote="सरल शब्दों में समझाया।" rating={5} verified />
    </I18nProvider>
  </Grid>
));

/** Do: What the astrologer did. A reader can expect the same. */
export const WhatWasDoneExample = () => (
  <TestimonialCard
    name="Kavya Menon"
    rating={5}
    quote="She explained the chart in plain words and told me what it leaves open."
    location="Kochi, Kerala"
  />
);

/** Don’t: A result that nobody can promise. */
export const APromiseExample = () => (
  <TestimonialCard
    name="Kavya Menon"
    rating={5}
    quote="Seven days after the puja I had a job. It works for everybody!"
    location="Kochi, Kerala"
  />
);
