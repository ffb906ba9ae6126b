import { stateSheet } from '../../test/state-sheet.tsx';
import { Countdown } from './index.ts';

export default { title: 'Components/Feedback/Countdown', tags: ['visual'] };

export const AllStates = stateSheet(Countdown, {
  props: { now: '2026-11-20T12:00:00+05:30' },
  samples: {
    weeks: { endsAt: '2027-02-11T23:59:59+05:30' },
    days: { endsAt: '2026-11-22T17:00:00+05:30' },
    minutes: { endsAt: '2026-11-20T12:10:00+05:30' },
    over: { endsAt: '2026-11-20T11:00:00+05:30' },
  },
  hindi: { endsAt: '2026-11-22T17:00:00+05:30' },
  cell: '14rem',
});
