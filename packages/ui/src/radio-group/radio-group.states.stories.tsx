import { stateSheet } from '../../test/state-sheet.tsx';
import { RadioGroup } from './index.ts';

const options = [
  { value: 'premium', label: 'Premium', aside: '₹2,100', description: 'Two priests, 90 minutes' },
  { value: 'elite', label: 'Elite', aside: '₹5,100', description: 'Sold out', disabled: true },
];

export default { title: 'Components/Forms/RadioGroup', tags: ['visual'] };

export const AllStates = stateSheet(RadioGroup, {
  props: { label: 'Package', options },
  variants: { layout: ['list', 'row', 'cards'] },
  states: ['rest', 'hover', 'focus', { chosen: { defaultValue: 'premium' } }, 'disabled', 'error'],
  samples: { optional: { optional: true, hint: 'Say it or not' } },
  hindi: {
    label: 'लिंग',
    options: [
      { value: 'male', label: 'पुरुष' },
      { value: 'other', label: 'अन्य', description: 'जैसा आप बताना चाहें' },
    ],
    defaultValue: 'male',
  },
  cell: '15rem',
});
