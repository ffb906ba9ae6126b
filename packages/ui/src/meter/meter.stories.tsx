import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { Stack } from '../layout/index.ts';
import { Meter, PapaBars } from './index.ts';
import { ashtakootBands, samplePartners } from './meter.samples.ts';
import type { OneMeterProps } from './meter.tsx';

const meta = {
  title: 'Components/Data/Meter',
  component: Meter,
  subcomponents: { PapaBars },
  tags: ['status:ready'],
  args: {
    label: 'Ashtakoot',
    value: 26,
    max: 36,
    bands: ashtakootBands,
    note: '18 is the traditional minimum',
  },
} satisfies Meta<OneMeterProps>;

export default meta;
type Story = StoryObj<OneMeterProps>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Ashtakoot' })).toHaveAttribute(
      'aria-valuetext',
      '26 of 36, good',
    );
  }),
};

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

/** The one score that carries a page. */
export const Dial: Story = {
  args: { variant: 'dial', label: 'Ashtakoot points', note: undefined },
};

/** Values of several people on one scale, in a table: here papasamaya. */
export const Bars: Story = {
  render: () => (
    <PapaBars
      partners={samplePartners}
      note="His value should preferably not be much higher than hers."
    />
  ),
};

/** It grows in the text direction. */
export const RightToLeft: Story = {
  tags: ['!dev'],
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
