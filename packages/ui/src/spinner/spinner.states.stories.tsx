import { stateSheet } from '../../test/state-sheet.tsx';
import { Spinner } from './index.ts';

export default { title: 'Components/Feedback/Spinner', tags: ['visual'] };

export const AllStates = stateSheet(Spinner, {
  samples: { 'with its default label': {}, labelled: { label: 'Casting the chart…' } },
  hindi: { label: 'जन्मकुंडली की गणना हो रही है, कृपया प्रतीक्षा करें…' },
  cell: '12rem',
});
