import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateSheet } from '../../../test/state-sheet.tsx';
import { Button } from '../../button/index.ts';
import { Form } from '../../form/index.ts';
import { Text } from '../../layout/index.ts';
import { Link } from '../../link/index.ts';
import { PasswordField, TextField } from '../../text-field/index.ts';
import { AccountFrame } from './index.ts';

const meta = {
  title: 'Recipes/Forms/AccountFrame',
  component: AccountFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Log in',
    intro: 'Your saved charts and bookings are in your account.',
    children: (
      <>
        <Form onSubmit={() => undefined}>
          <TextField label="E-mail" name="email" type="email" autoComplete="username" required />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            required
          />
          <Button type="submit" variant="primary" fullWidth>
            Log in
          </Button>
        </Form>
        <Text>
          No account yet? <Link href="#sign-up">Sign up</Link>
        </Text>
      </>
    ),
  },
} satisfies Meta<typeof AccountFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const AllStates = stateSheet(AccountFrame, {
  samples: {
    'a form': {
      title: 'Log in',
      intro: 'Your saved charts and bookings are in your account.',
      children: (
        <>
          <TextField label="E-mail" type="email" />
          <Button variant="primary" fullWidth>
            Log in
          </Button>
        </>
      ),
    },
  },
  cell: '100%',
});
