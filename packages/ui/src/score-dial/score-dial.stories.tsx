import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { ScoreDial } from './index.ts';

const meta = {
  title: 'Components/Data/ScoreDial',
  component: ScoreDial,
  tags: ['status:ready'],
  args: { label: 'Ashtakoot points', value: 26, word: 'good' },
} satisfies Meta<typeof ScoreDial>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Ashtakoot points' })).toHaveAttribute(
      'aria-valuetext',
      '26 of 36, good',
    );
  }),
};

/** Dashakoot has ten points. */
export const OfTen: Story = { args: { label: 'Dashakoot points', value: 6.5, max: 10 } };

/** A percentage: one tick for every two. */
export const OfAHundred: Story = { args: { label: 'Whole match', value: 72, max: 100 } };

export const LongHindi: Story = {
  globals: { language: 'hi' },
  args: {
    lang: 'hi',
    label: 'अष्टकूटगुणमिलानपरिणामसूची',
    word: 'अत्युत्तम',
    size: 'small',
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.querySelector('[data-part="score-dial"]')!;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
