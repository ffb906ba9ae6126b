import { stateSheet } from '../../test/state-sheet.tsx';
import { Select } from './index.ts';

const options = ['Male', 'Female', 'Other'].map((label) => ({ value: label, label }));

export default { title: 'Components/Forms/Select', tags: ['visual'] };

export const AllStates = stateSheet(Select, {
  props: { label: 'Gender', options, defaultValue: 'Female' },
  states: ['rest', 'hover', 'focus', 'disabled', 'error'],
  samples: {
    'nothing chosen': {
      defaultValue: '',
      placeholder: 'Select your gender',
      hint: 'As on your documents',
      optional: true,
    },
  },
  hindi: {
    label: 'कारण',
    options: [{ value: 'x', label: 'ज्योतिषीय परामर्श से सन्तोषजनक समाधान प्राप्त नहीं हुआ' }],
    defaultValue: 'x',
  },
  cell: '13rem',
});
