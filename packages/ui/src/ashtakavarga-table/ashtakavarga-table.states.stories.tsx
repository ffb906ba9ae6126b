import { stateSheet } from '../../test/state-sheet.tsx';
import { sampleRows, sampleSarva } from './ashtakavarga-table.samples.ts';
import { AshtakavargaTable } from './index.ts';

export default { title: 'Components/Charts/AshtakavargaTable', tags: ['visual'] };

export const AllStates = stateSheet(AshtakavargaTable, {
  props: { rows: sampleRows, sarva: sampleSarva },
  samples: {
    'with the houses from Simha': { lagna: 5 },
    'on a phone': (
      <div style={{ inlineSize: 'min(20rem, 100%)' }}>
        <AshtakavargaTable rows={sampleRows.slice(0, 3)} sarva={sampleSarva} />
      </div>
    ),
  },
  hindi: { lagna: 11 },
  cell: '100%',
});
