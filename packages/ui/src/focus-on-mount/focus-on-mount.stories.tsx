import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Button } from '../button/index.ts';
import { Heading, Stack, Text } from '../layout/index.ts';
import { FocusOnMount } from './index.ts';

const meta = {
  title: 'Components/Layout/FocusOnMount',
  excludeStories: /Example$/,
  component: FocusOnMount,
  args: { children: 'Your numbers' },
} satisfies Meta<typeof FocusOnMount>;

export default meta;
type Story = StoryObj<typeof meta>;

function Demo() {
  const [calculated, setCalculated] = useState(false);
  if (!calculated) return <Button onClick={() => setCalculated(true)}>Calculate</Button>;
  return (
    <FocusOnMount>
      <Stack gap="x2">
        <Heading level={2}>Your numbers</Heading>
        <Text>The form is gone, and the focus is on its result.</Text>
      </Stack>
    </FocusOnMount>
  );
}

export const Default: Story = {
  render: () => <Demo />,
};

/** It looks like its content, whether it is focused or not. */
export const AllStates = stateSheet(FocusOnMount, {
  samples: {
    focused: { children: 'Your numbers' },
    'not focused': { focus: false, children: 'Your numbers' },
  },
});

/** Do: The result comes first. Press the button: a screen reader reads it at once. */
export function ResultFirstExample() {
  const [isShown, setIsShown] = useState(false);
  if (!isShown) return <Button onClick={() => setIsShown(true)}>Find my Moon sign</Button>;
  return (
    <FocusOnMount>
      <Stack gap="x3" align="start">
        <Text>Your Moon sign is Libra (Tula).</Text>
        <Button onClick={() => setIsShown(false)}>Ask again</Button>
      </Stack>
    </FocusOnMount>
  );
}

/** Don’t: A button comes first. A screen reader reads “Ask again” before the answer. */
export function ButtonFirstExample() {
  const [isShown, setIsShown] = useState(false);
  if (!isShown) return <Button onClick={() => setIsShown(true)}>Find my Moon sign</Button>;
  return (
    <FocusOnMount>
      <Stack gap="x3" align="start">
        <Button onClick={() => setIsShown(false)}>Ask again</Button>
        <Text>Your Moon sign is Libra (Tula).</Text>
      </Stack>
    </FocusOnMount>
  );
}
