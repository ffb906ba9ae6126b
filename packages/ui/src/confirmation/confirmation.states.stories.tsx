import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { Confirmation } from './index.ts';

const meta = {
  title: 'Components/Forms/Confirmation',
  component: Confirmation,
  tags: ['visual'],
  args: { title: 'We have your message', children: 'We answer within two working days.' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof Confirmation>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: (args) => (
    <Stack gap="x5">
      <Confirmation
        {...args}
        headingLevel={2}
        reference={{ label: 'Ticket number', value: 'JY-48213' }}
        action={<Button>Write another message</Button>}
      />
      <Confirmation {...args} headingLevel={2} />
    </Stack>
  ),
};
