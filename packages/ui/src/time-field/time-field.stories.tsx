import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
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

/** AM or PM is never guessed: until it is chosen there is no time. */
export const TwelveHours: Story = {
  args: { hourCycle: 'h12', seconds: false, label: 'Time' },
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

/** Do: People who don’t know the time say so, and learn what the answer then lacks. */
export const WithAWayOutExample = () => (
  <TimeField
    label="Time of birth"
    hint="As on the birth certificate"
    hourCycle="h12"
    onUnknownChange={() => {}}
    unknownHint="Without it we can’t show the lagna and the houses."
  />
);

/** Don’t: A pattern to fill in, and no way on. People type noon and trust the houses. */
export const NoWayOutExample = () => (
  <Stack gap="x2">
    <TextField label="Birth time (HH:MM:SS) *" placeholder="00:00:00" required />
  </Stack>
);
