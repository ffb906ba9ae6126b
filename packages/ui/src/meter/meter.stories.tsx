import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { Stack } from '../layout/index.ts';
import { Meter } from './index.ts';
import { ashtakootBands, ashtakootBandsInHindi } from './meter.samples.ts';

const meta = {
  title: 'Components/Data/Meter',
  component: Meter,
  tags: ['status:ready'],
  args: {
    label: 'Ashtakoot',
    value: 26,
    max: 36,
    bands: ashtakootBands,
    note: '18 is the traditional minimum',
  },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Ashtakoot' })).toHaveAttribute(
      'aria-valuetext',
      '26 of 36, good',
    );
  }),
};

export const Low: Story = { args: { value: 11 } };

export const Fair: Story = { args: { value: 19.5 } };

/** The eight rows of a match. */
export const Rows: Story = {
  render: () => (
    <Stack gap="x4" style={{ maxInlineSize: '30rem' }}>
      {(
        [
          ['Varna', 1, 1],
          ['Vashya', 2, 2],
          ['Tara', 1.5, 3],
          ['Yoni', 2, 4],
          ['Maitri', 5, 5],
          ['Gana', 6, 6],
          ['Bhakoot', 0, 7],
          ['Nadi', 8, 8],
        ] as const
      ).map(([label, value, max]) => (
        <Meter key={label} size="small" label={label} value={value} max={max} />
      ))}
    </Stack>
  ),
};

/** It grows in the text direction. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const right = (selector: string) =>
      Math.round(canvasElement.querySelector(selector)!.getBoundingClientRect().right);
    await waitFor(() => expect(right('rect')).toBe(right('svg')));
  },
};

export const LongHindi: Story = {
  globals: { language: 'hi' },
  args: {
    lang: 'hi',
    label: 'अष्टकूटगुणमिलानपरिणामसूची',
    bands: ashtakootBandsInHindi,
    note: 'परम्परा के अनुसार न्यूनतम अठारह गुण',
  },
  decorators: [
    (Story) => (
      <div data-testid="narrow" style={{ inlineSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('narrow');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth + 1);
  },
};
