import { stateSheet } from '../../test/state-sheet.tsx';
import { Num } from './index.ts';

export default { title: 'Components/Data/Num', tags: ['visual'] };

export const AllStates = stateSheet(Num, {
  samples: {
    grouped: { value: 1_50_000 },
    fraction: <Num value={-1.5} fractionDigits={2} />,
    degrees: { kind: 'degrees', value: 23.2347 },
    minutes: <Num kind="degrees" value={-23.2347} precision="minute" />,
    ordinal: { kind: 'ordinal', value: 27 },
    Devanagari: { value: 1_50_000, numberingSystem: 'deva' },
  },
  hindi: { kind: 'ordinal', value: 27 },
});
