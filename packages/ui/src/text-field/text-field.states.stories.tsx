import { stateSheet } from '../../test/state-sheet.tsx';
import { PasswordField, TextArea, TextField } from './index.ts';

const question = { label: 'Question', defaultValue: 'When will I find work?', rows: 2 };

export default { title: 'Components/Forms/TextField', tags: ['visual'] };

export const AllStates = stateSheet(TextField, {
  props: { label: 'Name', defaultValue: 'Meera Joshi' },
  states: ['rest', 'hover', 'focus', 'disabled', 'error', 'readOnly'],
  samples: {
    empty: {
      defaultValue: '',
      placeholder: 'Meera Joshi',
      hint: 'Letters and spaces only',
      optional: true,
    },
    search: { type: 'search', defaultValue: '', placeholder: 'Search FAQs...' },
    password: (
      <PasswordField label="Password" defaultValue="night sky" autoComplete="new-password" />
    ),
    'password, disabled': <PasswordField label="Password" autoComplete="new-password" disabled />,
    'several lines': <TextArea label="Question" rows={2} hint="What would you like to know?" />,
    'near its end': <TextArea {...question} maxLength={28} />,
    'too long': <TextArea {...question} maxLength={18} />,
    'several lines, disabled': <TextArea {...question} disabled />,
  },
  hindi: { label: 'नाम', defaultValue: 'विश्वेश्वरी चट्टोपाध्याय', hint: 'केवल अक्षर' },
  cell: '15rem',
});
