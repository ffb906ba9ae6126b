import { stateSheet } from '../../test/state-sheet.tsx';
import { Logo } from './index.ts';

export default { title: 'Components/Navigation/Logo', tags: ['visual'] };

export const AllStates = stateSheet(Logo, {
  variants: { size: ['small', 'regular', 'large'], variant: ['full', 'mark'] },
  hindi: { size: 'large', name: 'ज्योति' },
  cell: '12rem',
});
