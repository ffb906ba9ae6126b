import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Stack } from '../layout/index.ts';
import { Steps } from './index.ts';

const steps = [
  { title: 'Enter your name', text: 'As it is on your birth certificate.' },
  { title: 'Read what it means', text: 'You see every sum, so you can check it.' },
];

const meta = {
  title: 'Components/Content/Steps',
  component: Steps,
  tags: ['visual'],
  args: { items: steps, headingLevel: 2 },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof Steps>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: (args) => (
    <Stack gap="x6">
      <Steps {...args} />
      <Steps {...args} variant="line" />
      <Steps variant="line" items={steps.map(({ text }) => ({ text }))} />
    </Stack>
  ),
};
