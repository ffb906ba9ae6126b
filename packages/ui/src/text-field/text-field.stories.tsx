import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inWidth } from '../../test/in-width.tsx';
import { inEnglish } from '../../test/plays.ts';
import { PasswordField, TextArea, TextField } from './index.ts';

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  subcomponents: { PasswordField, TextArea },
  tags: ['status:ready'],
  args: { label: 'Name', name: 'name', autoComplete: 'name', onChange: fn() },
  decorators: [inWidth('26rem')],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InError: Story = {
  args: { defaultValue: 'Meera 2', error: 'Name should only contain letters.' },
  play: async ({ canvas }) => {
    const { borderInlineStartWidth } = getComputedStyle(canvas.getByLabelText('Name'));
    await expect(borderInlineStartWidth).toBe('2px');
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
