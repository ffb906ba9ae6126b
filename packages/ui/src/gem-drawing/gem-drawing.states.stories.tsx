import { stateSheet } from '../../test/state-sheet.tsx';
import { GemDrawing, gemIds } from './index.ts';

export default { title: 'Components/Drawings/GemDrawing', tags: ['visual'] };

export const AllStates = stateSheet(GemDrawing, {
  variants: { gem: gemIds, size: [120, 24] },
  cell: '8rem',
});
