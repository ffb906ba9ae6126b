import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { PasswordField, TextArea, TextField } from './index.ts';

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  subcomponents: { PasswordField, TextArea },
  tags: ['status:ready'],
  args: { label: 'Name', name: 'name', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { autoComplete: 'name' },
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Asha');
    await expect(canvas.getByLabelText('Name')).toHaveValue('Asha');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
};

export const WithHint: Story = {
  args: { defaultValue: 'Meera Joshi', hint: 'Letters and spaces only' },
};

export const InError: Story = {
  args: { defaultValue: 'Meera 2', error: 'Name should only contain letters.' },
  play: async ({ canvas }) => {
    const { borderInlineStartWidth } = getComputedStyle(canvas.getByLabelText('Name'));
    await expect(borderInlineStartWidth).toBe('2px');
  },
};

export const Email: Story = {
  args: { label: 'Email', name: 'email', type: 'email', autoComplete: 'email', required: true },
};

export const Mobile: Story = {
  args: {
    label: 'Mobile',
    name: 'mobile',
    type: 'tel',
    autoComplete: 'tel-national',
    hint: 'Ten digits, without +91',
  },
};

export const Search: Story = {
  args: {
    label: 'Search FAQs',
    labelHidden: true,
    name: 'q',
    type: 'search',
    placeholder: 'Search FAQs...',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search FAQs' })).toBeVisible();
  },
};

export const Password: Story = {
  render: () => (
    <PasswordField
      label="Password"
      name="password"
      autoComplete="new-password"
      hint="At least 8 characters"
      defaultValue="night sky"
      required
    />
  ),
};

export const PasswordTest: Story = {
  ...Password,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveValue('night sky');
  }),
};

/** Grows with its text, and shows near its limit how many characters are left. */
export const SeveralLines: Story = {
  render: () => <TextArea label="Your question" name="question" rows={2} maxLength={120} />,
};

export const SeveralLinesTest: Story = {
  ...SeveralLines,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Your question' });
    const { height } = area.getBoundingClientRect();
    await userEvent.click(area);
    await userEvent.paste('When will I find work?\n'.repeat(5));
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(height);
    await expect(canvas.getByText('5 characters left')).toBeVisible();
  }),
};

/** At 320 px with long Hindi words nothing is cut. */
export const LongHindi: Story = {
  args: {
    label: 'जन्मप्रमाणपत्रानुसार सम्पूर्ण नाम',
    defaultValue: 'श्रीमती विश्वेश्वरी चट्टोपाध्याय-मुखोपाध्याय देवी',
    lang: 'hi',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').getBoundingClientRect().width).toBeLessThanOrEqual(
      288,
    );
  },
};
