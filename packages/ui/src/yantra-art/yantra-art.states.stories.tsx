import { stateSheet } from '../../test/state-sheet.tsx';
import { YantraArt, yantraIds } from './index.ts';

export default { title: 'Components/Drawings/YantraArt', tags: ['visual'] };

export const AllStates = stateSheet(YantraArt, {
  props: { size: 240 },
  variants: { yantra: yantraIds },
  samples: { '64 px': { yantra: 'ganesha', size: 64 } },
  hindi: { yantra: 'mrityunjaya', noted: true },
  cell: '15rem',
});
