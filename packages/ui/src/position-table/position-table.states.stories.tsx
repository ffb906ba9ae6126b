import { stateSheet } from '../../test/state-sheet.tsx';
import { PositionTable } from './index.ts';
import { positions } from './position-table.samples.ts';

export default { title: 'Components/Charts/PositionTable', tags: ['visual'] };

export const AllStates = stateSheet(PositionTable, {
  props: { caption: 'Current planetary positions', positions },
  samples: { filled: {}, empty: { positions: [] }, compact: { density: 'compact' } },
  hindi: { caption: 'ग्रहों की वर्तमान स्थिति', positions: positions.slice(0, 3) },
  cell: '100%',
});
