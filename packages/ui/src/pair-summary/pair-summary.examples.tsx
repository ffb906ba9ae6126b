import { Text } from '../layout/index.ts';
import { Meter } from '../meter/index.ts';
import { PairSummary } from './index.ts';

const arjun = { name: 'Arjun', detail: '5 August 1990, 10:15 am, Ujjain' };
const meera = { name: 'Meera', detail: '14 August 1994, 6:42 am, Varanasi' };

export const ScoreOnItsScale = () => (
  <PairSummary first={arjun} second={meera}>
    <Meter variant="dial" label="Ashtakoot points" value={26} max={36} word="good" size="small" />
  </PairSummary>
);

export const BareNumber = () => (
  <PairSummary first={arjun} second={meera}>
    <Text weight="strong">26</Text>
  </PairSummary>
);
