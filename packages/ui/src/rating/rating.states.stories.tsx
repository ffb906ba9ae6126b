import { stateSheet } from '../../test/state-sheet.tsx';
import { Rating } from './index.ts';

export default { title: 'Components/Content/Rating', tags: ['visual'] };

export const AllStates = stateSheet(Rating, {
  variants: { value: [0, 0.5, 2, 3.5, 4.8, 5] },
  samples: {
    'with a count': { value: 4.5, count: 218 },
    'as a figure': { value: 4.8, count: 12_400, variant: 'figure' },
    'not yet rated': { value: null },
  },
  hindi: { value: 4.5, count: 1_50_000 },
  cell: '13rem',
});
