import { stateSheet } from '../../test/state-sheet.tsx';
import { Progress } from './index.ts';

export default { title: 'Components/Feedback/Progress', tags: ['visual'] };

export const AllStates = stateSheet(Progress, {
  props: { label: 'Uploading the picture' },
  variants: { variant: ['bar', 'ring'] },
  states: [
    { 'of unknown length': {} },
    { begun: { value: 0 } },
    { 'half way': { value: 62 } },
    { done: { value: 100 } },
  ],
  hindi: { label: 'जन्मकुंडली की गणना', value: 3, max: 5, valueText: 'पाँच में से तीन कुंडलियाँ' },
  cell: '13rem',
});
