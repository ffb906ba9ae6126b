import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Button } from '../button/index.ts';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import { Form } from './index.ts';

const meta = {
  title: 'Components/Forms/Form',
  component: Form,
  tags: ['visual'],
  args: { children: null },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof Form>;

export default meta;

const fields = (
  <>
    <TextField label="Name" name="name" hint="Letters and spaces only" required />
    <Select label="Gender" name="gender" options={[]} placeholder="Select your gender" required />
    <Button type="submit" variant="primary">
      Generate Kundli
    </Button>
  </>
);

export const AllStates: StoryObj<typeof meta> = {
  tags: ['!dev'],
  render: () => (
    <div style={{ display: 'grid', gap: '3rem', maxInlineSize: '35rem' }}>
      <Form>{fields}</Form>
      <Form
        aria-label="Sent with errors"
        errors={{ name: 'Name is required', gender: 'Please select your Gender' }}
        onSubmit={() => undefined}
      >
        {fields}
      </Form>
      <Form message="Registration failed. Please try again.">{fields}</Form>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole('form', { name: 'Sent with errors' });
    await userEvent.click(form.querySelector('button')!);
  },
};
