import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Grid } from '../layout/index.ts';
import { TestimonialCard } from './index.ts';
import { kavya } from './testimonial-card.samples.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Content/TestimonialCard',
  component: TestimonialCard,
  tags: ['visual'],
  args: kavya,
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof TestimonialCard>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Grid minItem="17rem">
      <TestimonialCard {...kavya} />
      <TestimonialCard {...kavya} rating={3.5} quote="Short." verified />
      <TestimonialCard name="Imran Qureshi" quote="Clear and calm." rating={4} />
      <I18nProvider locale="hi" messages={hi}>
        <TestimonialCard lang="hi" name="महालक्ष्मी" quote="सरल शब्दों में समझाया।" rating={5} verified />
      </I18nProvider>
    </Grid>
  ),
};
