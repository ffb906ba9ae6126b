import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KundliChart } from './index.ts';
import { crowded, eightInMakara, ordinary } from './kundli-chart.samples.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Charts/KundliChart',
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

export const SouthIndian: Story = { args: { variant: 'south', middle: 'Rashi (D1)' } };

export const EastIndian: Story = { args: { variant: 'east', middle: 'Rashi (D1)' } };

/** The akara of each graha before its letters. */
export const WithGlyphs: Story = { args: { glyphs: true } };

export const WithItsTable: Story = { args: { table: 'visible' } };

export const Hindi: Story = { args: { messages: hi, title: 'जन्म कुंडली (D1), नमूना', lang: 'hi' } };

/** The most crowded house of a real chart: degrees are hidden, letters stay. */
export const EightInOneHouse: Story = { args: { data: eightInMakara } };

/** Nine grahas and the ascendant in one house: they move closer together and do not overlap. */
export const AllInOneHouse: Story = { args: { data: crowded, variant: 'east' } };

/** Under 420 px degrees are hidden, because they would be too small to read, and letters grow. */
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
    const letters = canvasElement.querySelector('[data-house="2"] g text') as SVGTextElement;
    const drawnAt = canvasElement.querySelector('svg')?.getBoundingClientRect().width ?? 0;
    await expect(
      (Number.parseFloat(getComputedStyle(letters).fontSize) * drawnAt) / 400,
    ).toBeGreaterThan(13.5);
  },
};
