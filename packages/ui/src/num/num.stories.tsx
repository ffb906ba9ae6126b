import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Text } from '../layout/index.ts';
import { Num } from './index.ts';

const meta = {
  title: 'Components/Data/Num',
  excludeStories: /Example$/,
  component: Num,
  args: { kind: 'degrees', value: 23.2347 },
} satisfies Meta<typeof Num>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('23°14′05″')).toBeVisible();
    await expect(canvas.getByText('23 degrees 14 minutes 5 seconds')).toBeInTheDocument();
  }),
};

/** A degree in a sign: to the minute, and never up into the next sign. */
export const InASign: Story = {
  args: { kind: 'degrees', value: 29.9999, precision: 'minute', below: 30 },
};

export const Ordinal: Story = { args: { kind: 'ordinal', value: 7 } };

/** The digits of the script are set by the page, not by the current language. */
export const HindiWithItsDigits: Story = {
  globals: { language: 'hi' },
  args: { kind: 'degrees', value: 23.2347, numberingSystem: 'deva', lang: 'hi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('२३°१४′०५″')).toBeVisible();
  },
};

export const AllStates = stateSheet(Num, {
  samples: {
    grouped: { value: 1_50_000 },
    fraction: <Num value={-1.5} fractionDigits={2} />,
    degrees: { kind: 'degrees', value: 23.2347 },
    minutes: <Num kind="degrees" value={-23.2347} precision="minute" />,
    ordinal: { kind: 'ordinal', value: 27 },
    Devanagari: { value: 1_50_000, numberingSystem: 'deva' },
  },
  hindi: { kind: 'ordinal', value: 27 },
});

/** Do: `below={30}` keeps a degree inside its sign: 29°59′. */
export const StaysInItsSignExample = () => (
  <Text>
    Mercury in Libra, <Num kind="degrees" value={29.9999} precision="minute" below={30} />
  </Text>
);

/** Don’t: Without it, 29.9999 is rounded to 30°00′. A sign ends before that. */
export const LeavesItsSignExample = () => (
  <Text>
    Mercury in Libra, <Num kind="degrees" value={29.9999} precision="minute" />
  </Text>
);
