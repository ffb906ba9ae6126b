import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Stack } from '../layout/index.ts';
import { TextField } from '../text-field/index.ts';
import { TimeField, type TimeFieldProps } from './index.ts';

const meta = {
  title: 'Components/Forms/TimeField',
  excludeStories: /Example$/,
  component: TimeField,
  args: { label: 'Time of birth', onValueChange: fn() },
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Hour' }), '06');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Minute' }), '42');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('06:42:00');
  }),
};

/** AM or PM is never guessed: until it is chosen there is no time. */
export const TwelveHours: Story = {
  args: { hourCycle: 'h12', seconds: false, label: 'Time' },
};

export const TwelveHoursTest: Story = {
  ...TwelveHours,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Hour' }), '12');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Minute' }), '30');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'AM/PM' }), 'AM');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('00:30');
  }),
};

function MayBeUnknown(props: TimeFieldProps) {
  const [unknown, setUnknown] = useState(false);
  return <TimeField {...props} unknown={unknown} onUnknownChange={setUnknown} />;
}

/** The switch disables the parts; their values are restored when it is turned off. */
export const TimeUnknown: Story = {
  args: { unknownHint: 'The Moon and the dashas are then uncertain, and there are no houses.' },
  render: (args) => <MayBeUnknown {...args} />,
};

export const TimeUnknownTest: Story = {
  ...TimeUnknown,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Exact time unknown' }));
    await expect(canvas.getByRole('combobox', { name: 'Hour' })).toBeDisabled();
  }),
};

export const WithHint: Story = {
  args: { hint: 'As on the birth certificate. Four minutes move the ascendant by about a degree.' },
};

export const Missing: Story = { args: { error: 'Time of birth is required' } };

/** Four parts in Hindi at 320 px take two rows. */
export const HindiNarrow: Story = {
  args: { label: 'जन्म समय', hourCycle: 'h12', lang: 'hi' },
  globals: { language: 'hi' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '16rem' }} data-testid="narrow">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('narrow');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

const unknown = {
  onUnknownChange: () => undefined,
  unknownHint: 'Without a time there are no houses.',
};

export const AllStates = stateSheet(TimeField, {
  props: { label: 'Time of birth', defaultValue: '06:42:00' },
  variants: { hourCycle: ['h23', 'h12'] },
  states: ['rest', 'hover', 'focus', 'disabled', 'error'],
  samples: {
    empty: { defaultValue: '', optional: true, hint: 'As on the birth certificate' },
    'without seconds': { seconds: false },
    'may be unknown': unknown,
    'is unknown': { ...unknown, unknown: true },
  },
  hindi: {
    label: 'जन्म समय',
    ...unknown,
    unknown: true,
    unknownHint: 'समय के बिना भाव नहीं बनते।',
  },
  cell: '19rem',
});

export const WithAWayOutExample = () => (
  <TimeField
    label="Time of birth"
    hint="As on the birth certificate"
    hourCycle="h12"
    onUnknownChange={() => {}}
    unknownHint="Without it we can’t show the lagna and the houses."
  />
);

export const NoWayOutExample = () => (
  <Stack gap="x2">
    <TextField label="Birth time (HH:MM:SS) *" placeholder="00:00:00" required />
  </Stack>
);
