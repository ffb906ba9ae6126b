import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { inWidth } from '../../test/in-width.tsx';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Button } from '../button/index.ts';
import { Select } from '../select/index.ts';
import { PasswordField, TextField } from '../text-field/index.ts';
import { Form, type FieldErrors, type FormProps } from './index.ts';

const genders = ['Male', 'Female', 'Other'].map((label) => ({ value: label, label }));

function check(data: FormData): FieldErrors {
  return {
    name: data.get('name') ? undefined : 'Name is required',
    gender: data.get('gender') ? undefined : 'Please select your Gender',
    email: data.get('email') ? undefined : 'Email is required.',
  };
}

function PersonalDetails(props: Omit<FormProps, 'children'>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  return (
    <Form
      {...props}
      errors={errors}
      onSubmit={(event, data) => {
        props.onSubmit?.(event, data);
        setErrors(check(data));
      }}
      onFieldEdit={(name) => setErrors((before) => ({ ...before, [name]: undefined }))}
    >
      <TextField label="Name" name="name" autoComplete="name" required />
      <Select
        label="Gender"
        name="gender"
        options={genders}
        placeholder="Select your gender"
        required
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        hint="Your report is sent here."
        required
      />
      <div>
        <Button type="submit" variant="primary">
          Generate Kundli
        </Button>
      </div>
    </Form>
  );
}

const meta = {
  title: 'Components/Forms/Form',
  excludeStories: /Example$/,
  component: Form,
  args: { children: null, onSubmit: fn() },
  render: (args) => <PersonalDetails {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '35rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Sent empty: all errors at once, a summary with links, and focus on the first field in error. */
export const SentEmpty: Story = {};

export const SentEmptyTest: Story = {
  ...SentEmpty,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate Kundli' }));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
    const summary = within(canvas.getByRole('alert'));
    await userEvent.click(summary.getByRole('link', { name: 'Email is required.' }));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
};

/** A corrected error is struck through, so that the page does not jump. */
export const OneCorrected: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate Kundli' }));
    await userEvent.type(canvas.getByLabelText('Name'), 'Meera');
    await expect(within(canvas.getByRole('alert')).getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByLabelText('Name')).toBeValid();
  },
};

function LoginForm() {
  const [message, setMessage] = useState<string>();
  const [busy, setBusy] = useState(false);
  return (
    <Form
      message={message}
      onSubmit={() => {
        setMessage(undefined);
        setBusy(true);
        setTimeout(() => {
          setBusy(false);
          setMessage('Login failed. Please try again.');
        }, 300);
      }}
    >
      <TextField label="Email" name="email" type="email" autoComplete="username" required />
      <PasswordField label="Password" name="password" autoComplete="current-password" required />
      <Button type="submit" variant="primary" loading={busy} loadingLabel="Logging in...">
        Login
      </Button>
    </Form>
  );
}

/** An error that belongs to no field. Typed text is preserved. */
export const RefusedByTheServer: Story = {
  render: () => <LoginForm />,
};

export const RefusedByTheServerTest: Story = {
  ...RefusedByTheServer,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'meera@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'night sky{Enter}');
    await expect(canvas.getByRole('button', { name: 'Logging in...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByRole('alert')).toHaveTextContent('Login failed. Please try again.');
    await expect(canvas.getByLabelText('Email')).toHaveValue('meera@example.com');
  },
};

/** At 320 px nothing is cut. */
export const Narrow: Story = {
  tags: ['!dev'],
  decorators: [inWidth('18rem')],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate Kundli' }));
    const form = canvasElement.querySelector('form')!;
    await expect(form.scrollWidth).toBeLessThanOrEqual(form.clientWidth);
  },
};

export const AllStates: StoryObj = {
  ...stateSheet(Form, {
    props: {
      children: (
        <>
          <TextField label="Name" name="name" hint="Letters and spaces only" required />
          <Button type="submit" variant="primary">
            Generate Kundli
          </Button>
        </>
      ),
    },
    samples: {
      rest: {},
      'sent with errors': {
        'aria-label': 'Sent with errors',
        errors: { name: 'Name is required' },
        onSubmit: () => undefined,
      },
      'summary, hover': { 'aria-label': 'Hover', errors: { name: 'Name is required' } },
      'summary, focus': { 'aria-label': 'Focus', errors: { name: 'Name is required' } },
      refused: { message: 'Registration failed. Please try again.' },
    },
    cell: '18rem',
  }),
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Sent with errors', 'Hover', 'Focus']) {
      const form = canvas.getByRole('form', { name });
      await userEvent.click(form.querySelector('button')!);
      form.querySelector<HTMLElement>('a[href]')!.dataset['shown'] = name.toLowerCase();
    }
  },
};

/** Do: The button always works. After a press the form shows what is missing. */
export function CanAlwaysBeSentExample() {
  const [errors, setErrors] = useState<FieldErrors>({});
  const missing = (data: FormData): FieldErrors => ({
    ...(data.get('name') === '' && { name: 'Please enter your name.' }),
    ...(data.get('email') === '' && { email: 'Please enter your e-mail address.' }),
  });
  return (
    <Form errors={errors} onSubmit={(_event, data) => setErrors(missing(data))}>
      <TextField label="Your name" name="name" autoComplete="name" required />
      <TextField label="E-mail" name="email" type="email" autoComplete="email" required />
      <Button type="submit" variant="primary">
        Send message
      </Button>
    </Form>
  );
}

/** Don’t: A button that is disabled until everything is valid. It never tells what is missing. */
export const OffUntilItIsRightExample = () => (
  <Form onSubmit={() => undefined}>
    <TextField label="Your name" name="name" autoComplete="name" required />
    <TextField label="E-mail" name="email" type="email" autoComplete="email" required />
    <Button type="submit" variant="primary" disabled>
      Send message
    </Button>
  </Form>
);
