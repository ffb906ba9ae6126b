import { stateSheet } from '../../test/state-sheet.tsx';
import { SearchField } from './index.ts';

export default { title: 'Components/Forms/SearchField', tags: ['visual'] };

export const AllStates = stateSheet(SearchField, {
  props: { label: 'Search FAQs', defaultValue: 'refund' },
  states: ['rest', 'hover', 'focus', 'disabled', 'error', 'readOnly'],
  samples: {
    empty: { defaultValue: '', placeholder: 'Search FAQs...', hint: 'Titles and answers' },
  },
  hindi: { label: 'सामान्य प्रश्नों में खोजें', defaultValue: 'धनवापसी' },
  cell: '15rem',
});
