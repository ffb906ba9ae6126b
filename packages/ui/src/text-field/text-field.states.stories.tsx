import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { PasswordField, TextArea, TextField } from './index.ts';

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  tags: ['visual'],
  args: { label: 'Name' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof TextField>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
        gap: '1.5rem',
        alignItems: 'start',
        maxInlineSize: '60rem',
      }}
    >
      <TextField label="Empty" placeholder="Meera Joshi" />
      <TextField label="Filled in" defaultValue="Meera Joshi" hint="Letters and spaces only" />
      <TextField label="Optional" optional />
      <TextField
        label="In error"
        defaultValue="Meera 2"
        error="Name should only contain letters."
        hint="Letters and spaces only"
      />
      <TextField label="Disabled" defaultValue="Meera Joshi" disabled />
      <TextField label="Read only" defaultValue="Meera Joshi" readOnly />
      <TextField label="Search FAQs" type="search" placeholder="Search FAQs..." />
      <TextField label="नाम" defaultValue="विश्वेश्वरी चट्टोपाध्याय" hint="केवल अक्षर" lang="hi" />
      <PasswordField label="Password" defaultValue="night sky" autoComplete="current-password" />
      <PasswordField
        label="Password in error"
        defaultValue="sky"
        error="Password must be at least 8 characters long."
        autoComplete="new-password"
      />
      <PasswordField
        label="Password disabled"
        defaultValue="night sky"
        autoComplete="current-password"
        disabled
      />
      <TextArea label="Several lines" hint="What would you like to know?" />
      <TextArea
        label="Near its end"
        defaultValue="When will I find work that suits me?"
        maxLength={40}
        rows={2}
      />
      <TextArea label="Too long" defaultValue="When will I find work?" maxLength={18} rows={2} />
      <TextArea label="Lines disabled" defaultValue="When will I find work?" rows={2} disabled />
      <TextArea
        label="आपका प्रश्न"
        defaultValue="मुझे अपनी योग्यता के अनुरूप कार्य कब मिलेगा?"
        rows={2}
        lang="hi"
      />
    </div>
  ),
};
