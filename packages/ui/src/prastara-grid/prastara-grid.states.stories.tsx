import { stateSheet } from '../../test/state-sheet.tsx';
import { PrastaraGrid } from './index.ts';
import { sampleRows, sampleTotals } from './prastara-grid.samples.ts';

export default { title: 'Components/Charts/PrastaraGrid', tags: ['visual'] };

export const AllStates = stateSheet(PrastaraGrid, {
  props: { body: 'sun', rows: sampleRows, totals: sampleTotals },
  samples: { plain: {}, 'with the houses from Simha': { lagna: 5 } },
  hindi: { body: 'jupiter' },
  cell: '20rem',
});
