import { drawnSheet } from '../../test/state-sheet.tsx';
import { PasswordField, TextArea, TextField } from './index.ts';

export default { title: 'Components/Forms/TextField', tags: ['visual'] };

const meera = { defaultValue: 'Meera Joshi' };
const secret = { defaultValue: 'night sky', autoComplete: 'current-password' } as const;
const question = { defaultValue: 'When will I find work that suits me?', rows: 2 };
const columns = 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))';

export const AllStates = drawnSheet(() => (
  <div
    style={{ display: 'grid', gridTemplateColumns: columns, gap: '1.5rem', alignItems: 'start' }}
  >
    <TextField label="Empty" placeholder="Meera Joshi" />
    <TextField label="Filled in" {...meera} hint="Letters and spaces only" />
    <TextField label="Optional" optional />
    <TextField label="In error" {...meera} error="Only letters." hint="Letters and spaces" />
    <TextField label="Disabled" {...meera} disabled />
    <TextField label="Read only" {...meera} readOnly />
    <TextField label="Search FAQs" type="search" placeholder="Search FAQs..." />
    <TextField label="नाम" defaultValue="विश्वेश्वरी चट्टोपाध्याय" hint="केवल अक्षर" lang="hi" />
    <PasswordField label="Password" {...secret} />
    <PasswordField label="Password in error" {...secret} error="At least 8 characters." />
    <PasswordField label="Password disabled" {...secret} disabled />
    <TextArea label="Several lines" hint="What would you like to know?" />
    <TextArea label="Near its end" {...question} maxLength={40} />
    <TextArea label="Too long" {...question} maxLength={18} />
    <TextArea label="Lines disabled" {...question} disabled />
    <TextArea label="आपका प्रश्न" defaultValue="मुझे योग्यता के अनुरूप कार्य कब मिलेगा?" lang="hi" />
  </div>
));
