import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { AccountFrame } from './index.ts';

const meta = {
  title: 'Components/Forms/AccountFrame',
  component: AccountFrame,
  tags: ['visual'],
  args: { title: 'Log in', children: null },
  parameters: { layout: 'fullscreen', chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof AccountFrame>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <AccountFrame title="Log in" intro="Your saved charts and bookings are in your account.">
      <TextField label="E-mail" type="email" />
      <Button variant="primary" fullWidth>
        Log in
      </Button>
    </AccountFrame>
  ),
};
