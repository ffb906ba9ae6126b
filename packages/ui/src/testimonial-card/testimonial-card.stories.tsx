import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Grid } from '../layout/index.ts';
import { TestimonialCard } from './index.ts';
import { kavya } from './testimonial-card.samples.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Content/TestimonialCard',
  component: TestimonialCard,
  tags: ['status:new'],
  args: kavya,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '46rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TestimonialCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('Kavya Menon');
  },
};

/** Side by side the names share a line. */
export const Row: Story = {
  render: (args) => (
    <Grid minItem="19rem">
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

/** At 288 px, in Hindi. */
export const Hindi: Story = {
  render: () => (
    <I18nProvider locale="hi" messages={hi}>
      <div style={{ inlineSize: '18rem' }} data-testid="narrow" lang="hi">
        <TestimonialCard
          name="महालक्ष्मीनारायणस्वामी"
          quote="उन्होंने कुंडली सरल शब्दों में समझाई।"
          rating={5}
          location="तिरुवनन्तपुरम्"
          verified
        />
      </div>
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('narrow');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
