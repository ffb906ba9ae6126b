import { stateSheet } from '../../test/state-sheet.tsx';
import { NumberField } from './index.ts';

export default { title: 'Components/Forms/NumberField', tags: ['visual'] };

export const AllStates = stateSheet(NumberField, {
  props: { label: 'Amount', defaultValue: 1100 },
  variants: { steppers: [false, true] },
  states: ['rest', 'hover', 'focus', 'disabled', 'error', 'readOnly'],
  samples: {
    empty: { defaultValue: null, hint: 'In rupees', optional: true },
    'a year': { defaultValue: 1947, grouping: false },
    'out of range': { defaultValue: 40, min: 1, max: 8 },
    'at its end': { defaultValue: 8, max: 8, steppers: true },
  },
  hindi: { label: 'सदस्यों की संख्या', defaultValue: 2, hint: 'अधिकतम आठ', steppers: true },
  cell: '15rem',
});
