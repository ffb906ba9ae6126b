import { stateSheet } from '../../test/state-sheet.tsx';
import { TimeField } from './index.ts';

const unknown = {
  onUnknownChange: () => undefined,
  unknownHint: 'Without a time there are no houses.',
};

export default { title: 'Components/Forms/TimeField', tags: ['visual'] };

export const AllStates = stateSheet(TimeField, {
  props: { label: 'Time of birth', defaultValue: '06:42:00' },
  variants: { hourCycle: ['h23', 'h12'] },
  states: ['rest', 'hover', 'focus', 'disabled', 'error'],
  samples: {
    empty: { defaultValue: '', optional: true, hint: 'As on the birth certificate' },
    'without seconds': { seconds: false },
    'may be unknown': unknown,
    'is unknown': { ...unknown, unknown: true },
  },
  hindi: {
    label: 'जन्म समय',
    ...unknown,
    unknown: true,
    unknownHint: 'समय के बिना भाव नहीं बनते।',
  },
  cell: '19rem',
});
