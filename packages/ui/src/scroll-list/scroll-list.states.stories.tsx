import { stateSheet } from '../../test/state-sheet.tsx';
import { ScrollList } from './index.ts';
import { SampleRows } from './scroll-list.samples.tsx';

export default { title: 'Components/Layout/ScrollList', tags: ['visual'] };

export const AllStates = stateSheet(ScrollList, {
  samples: { scrolling: { title: 'All antardashas', children: <SampleRows /> } },
  hindi: { title: 'सभी अंतर्दशाएँ', children: <p>अभी कोई दशा नहीं चल रही है।</p> },
  cell: '100%',
});
