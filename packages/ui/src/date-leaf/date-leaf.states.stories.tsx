import { stateSheet } from '../../test/state-sheet.tsx';
import { DateLeaf, DateLine } from './index.ts';

export default { title: 'Components/Time/DateLeaf', tags: ['visual'] };

export const AllStates = stateSheet(DateLeaf, {
  props: { date: '2026-11-27' },
  samples: { leaf: {}, line: <DateLine date="2026-09-06" /> },
  hindi: (
    <>
      <DateLeaf date="2026-09-03" />
      <DateLine date="2026-09-03" />
    </>
  ),
});
