import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KundliChart } from './index.ts';
import { crowded, ordinary } from './kundli-chart.samples.ts';

const meta = {
  title: 'Astrology/KundliChart',
  component: KundliChart,
  tags: ['status:ready'],
  args: { title: 'Birth chart (D1), sample', data: ordinary },
} satisfies Meta<typeof KundliChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Birth chart/ })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(13);
  },
};

export const SouthIndian: Story = { args: { variant: 'south' } };

export const WithItsTable: Story = { args: { table: 'visible' } };

export const Hindi: Story = { args: { language: 'hi', title: 'जन्म कुंडली (D1), नमूना', lang: 'hi' } };

/** Nine grahas in one house: set closer, none on another. */
export const AllInOneHouse: Story = { args: { data: crowded } };

/** Under 352 px degrees give way: they would be too small to read. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '280px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const degree = [...canvasElement.querySelectorAll('tspan')].findLast(
      ({ textContent }) => textContent === '27',
    );
    await expect(getComputedStyle(degree as Element).display).toBe('none');
  },
};
