import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
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

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }));
    const heading = await canvas.findByRole('heading', { name: 'Your numbers' });
    await expect(heading.closest('[data-part="focus-on-mount"]')).toHaveFocus();
  },
};

/** It looks like its content, whether it is focused or not. */
export const AllStates = stateSheet(FocusOnMount, {
  samples: {
    focused: { children: 'Your numbers' },
    'not focused': { focus: false, children: 'Your numbers' },
  },
});

export function ResultFirstExample() {
  const [found, setFound] = useState(false);
  if (!found) return <Button onClick={() => setFound(true)}>Find my Moon sign</Button>;
  return (
    <FocusOnMount>
      <Stack gap="x3" align="start">
        <Text>Your Moon sign is Libra (Tula).</Text>
        <Button onClick={() => setFound(false)}>Ask again</Button>
      </Stack>
    </FocusOnMount>
  );
}

export function ButtonFirstExample() {
  const [found, setFound] = useState(false);
  if (!found) return <Button onClick={() => setFound(true)}>Find my Moon sign</Button>;
  return (
    <FocusOnMount>
      <Stack gap="x3" align="start">
        <Button onClick={() => setFound(false)}>Ask again</Button>
        <Text>Your Moon sign is Libra (Tula).</Text>
      </Stack>
    </FocusOnMount>
  );
}
