import { stateSheet } from '../../test/state-sheet.tsx';
import { KootaTable } from './index.ts';
import {
  porutham,
  sampleKootas,
  sampleKootasInHindi,
  samplePoruthams,
  sampleTotal,
} from './koota-table.samples.ts';

export default { title: 'Components/Readings/KootaTable', tags: ['visual'] };

export const AllStates = stateSheet(KootaTable, {
  props: { rows: sampleKootas, total: sampleTotal },
  samples: {
    points: { boyLabel: 'Arjun', girlLabel: 'Meera' },
    marks: { rows: samplePoruthams, total: porutham, variant: 'marks' },
    'on a phone': (
      <div style={{ inlineSize: 'min(20rem, 100%)' }}>
        <KootaTable rows={sampleKootas.slice(5)} total={sampleTotal} />
      </div>
    ),
  },
  hindi: { rows: sampleKootasInHindi, total: { score: 5, fullScore: 12 } },
  cell: '100%',
});
