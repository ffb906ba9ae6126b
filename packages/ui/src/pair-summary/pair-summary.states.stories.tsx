import { drawnSheet } from '../../test/state-sheet.tsx';
import { Meter } from '../meter/index.ts';
import { PairSummary } from './index.ts';

export default { title: 'Components/Readings/PairSummary', tags: ['visual'] };

export const AllStates = drawnSheet(() => (
  <div style={{ display: 'grid', gap: '2rem' }}>
    <PairSummary
      first={{ name: 'Arjun', detail: '5 August 1990, 10:15, Ujjain' }}
      second={{ name: 'Meera', detail: '14 August 1994, 06:42, Varanasi' }}
    >
      <Meter variant="dial" label="Ashtakoot points" value={26} max={36} word="good" />
    </PairSummary>
    <PairSummary lang="hi" first={{ name: 'अर्जुन' }} second={{ name: 'मीरा' }}>
      <Meter variant="dial" label="अष्टकूट अंक" value={12} max={36} size="small" />
    </PairSummary>
  </div>
));
