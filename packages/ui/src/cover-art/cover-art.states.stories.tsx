import { stateSheet } from '../../test/state-sheet.tsx';
import { CoverArt, coverSubjects } from './index.ts';

export default { title: 'Components/Drawings/CoverArt', tags: ['visual'] };

export const AllStates = stateSheet(CoverArt, {
  props: { seed: 'cover' },
  variants: { subject: coverSubjects },
  samples: { video: { video: true } },
  cell: '18rem',
});
