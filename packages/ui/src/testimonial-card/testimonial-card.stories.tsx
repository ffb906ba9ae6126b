import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowHindi } from '../../test/narrow-hindi.tsx';
import { Badge } from '../badge/index.ts';
import { Grid } from '../layout/index.ts';
import { TestimonialCard } from './index.ts';
import { kavya } from './testimonial-card.samples.ts';

const meta = {
  title: 'Components/Content/TestimonialCard',
  component: TestimonialCard,
  tags: ['status:new'],
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
