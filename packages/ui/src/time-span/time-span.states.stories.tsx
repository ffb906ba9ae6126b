import { stateSheet } from '../../test/state-sheet.tsx';
import { TimeSpan } from './index.ts';

const night = {
  start: '2025-04-06T13:11:00Z',
  end: '2025-04-07T00:34:00Z',
  timeZone: 'Asia/Kolkata',
};

export default { title: 'Components/Time/TimeSpan', tags: ['visual'] };

export const AllStates = stateSheet(TimeSpan, {
  props: night,
  samples: {
    'in a day': { start: '2025-04-06T11:36:00Z', end: '2025-04-06T13:11:00Z' },
    '24 hours': { hourCycle: 'h23' },
    'over midnight': {},
    'over midnight, seen from its day': { now: '2025-04-06T05:00:00Z', day: '2025-04-06' },
    'without a start': { start: undefined },
    'without an end': { end: undefined },
  },
  hindi: {},
  cell: '16rem',
});
