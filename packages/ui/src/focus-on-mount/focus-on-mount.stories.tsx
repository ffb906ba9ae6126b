import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Heading, Stack, Text } from '../layout/index.ts';
import { FocusOnMount } from './index.ts';

const meta = {
  title: 'Components/Layout/FocusOnMount',
  component: FocusOnMount,
  tags: ['status:new'],
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
