import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, fn } from 'storybook/test';
import { inWidth } from '../../test/in-width.tsx';
import { inEnglish } from '../../test/plays.ts';
import { customSheet, stateSheet } from '../../test/state-sheet.tsx';
import { PasswordField, TextArea, TextField } from './index.ts';

const meta = {
  title: 'Components/Forms/TextField',
  excludeStories: /Example$/,
  component: TextField,
  subcomponents: { PasswordField, TextArea },
  args: { label: 'Name', name: 'name', autoComplete: 'name', onChange: fn() },
  decorators: [inWidth('26rem')],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InError: Story = {
  tags: ['!dev'],
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

const meera = { defaultValue: 'Meera Joshi' };

const secret = { defaultValue: 'night sky', autoComplete: 'current-password' } as const;

const question = { defaultValue: 'When will I find work that suits me?', rows: 2 };

const columns = 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))';

export const AllStates = customSheet(
  () => (
    <div
      style={{ display: 'grid', gridTemplateColumns: columns, gap: '1.5rem', alignItems: 'start' }}
    >
      <TextField label="Empty" placeholder="Meera Joshi" />
      <TextField label="Filled in" {...meera} hint="Letters and spaces only" />
      <TextField label="Optional" optional />
      <TextField label="In error" {...meera} error="Only letters." hint="Letters and spaces" />
      <TextField label="Search FAQs" type="search" placeholder="Search FAQs..." />
      <TextField label="नाम" defaultValue="विश्वेश्वरी चट्टोपाध्याय" hint="केवल अक्षर" lang="hi" />
      <PasswordField label="Password" {...secret} />
      <PasswordField label="Password in error" {...secret} error="At least 8 characters." />
      <TextArea label="Several lines" hint="What would you like to know?" />
      <TextArea label="Near its end" {...question} maxLength={40} />
      <TextArea label="Too long" {...question} maxLength={18} />
      <TextArea label="आपका प्रश्न" defaultValue="मुझे योग्यता के अनुरूप कार्य कब मिलेगा?" lang="hi" />
    </div>
  ),
  ...[TextField, PasswordField, TextArea].map(
    (Kind: ComponentType<{ label: string } & typeof secret>) =>
      stateSheet(Kind, {
        props: { label: 'Text', ...secret },
        states: ['rest', 'hover', 'focus', 'disabled', 'error', 'readOnly'],
        cell: '14rem',
      }).render,
  ),
);

/** Do: The label and the hint stay readable while someone types. */
export const HintBelowExample = () => (
  <TextField label="Mobile" type="tel" hint="Ten digits, without +91" autoComplete="tel-national" />
);

/** Don’t: The only explanation disappears with the first digit, and a filled field no longer says what belongs in it. */
export const HintInsideExample = () => (
  <TextField label="Mobile" labelHidden type="tel" placeholder="Mobile (ten digits, without +91)" />
);

/** Do: The error says what is missing and how to put it right. */
export const SaysHowExample = () => (
  <TextField
    label="E-mail"
    type="email"
    defaultValue="meera@example"
    error="Add the ending of the address, for example .com or .in."
  />
);

/** Don’t: The error blames, and leaves the visitor to guess. */
export const ScoldsExample = () => (
  <TextField label="E-mail" type="email" defaultValue="meera@example" error="Invalid input!" />
);
