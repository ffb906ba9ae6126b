import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../layout/index.ts';
import { FactCard } from './index.ts';

const meta = {
  title: 'Components/Data/FactCard',
  component: FactCard,
  tags: ['status:new'],
  args: {
    title: 'Panchang of the birth',
    items: [
      { label: 'Tithi', value: 'Shukla Dashami' },
      { label: 'Yoga', value: 'Siddhi' },
      { label: 'Karana', value: 'Taitila' },
      { label: 'Sunrise', value: '05:54:27' },
    ],
  },
} satisfies Meta<typeof FactCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Panchang of the birth' });
    await expect(card).toBeVisible();
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
  },
};

export const TwoColumns: Story = { args: { columns: 2 } };

/** With a sentence on the purpose of the facts. */
export const WithIntro: Story = {
  args: {
    children: (
      <Text size="small" tone="muted">
        The five limbs of the day, at the time and place of birth.
      </Text>
    ),
  },
};

/** At 288 px. */
export const LongHindi: Story = {
  args: {
    lang: 'hi',
    style: { inlineSize: '288px' },
    title: 'जन्मसमयपञ्चाङ्गविवरणसारिणी',
    items: [{ label: 'नक्षत्रस्वामी', value: 'देवगुरुबृहस्पतिमहादशाअन्तर्दशास्वामी' }],
  },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('region');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
