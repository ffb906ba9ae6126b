import { stateSheet } from '../../test/state-sheet.tsx';
import { PrinterIcon } from '../icons/index.ts';
import { IconButton } from './index.ts';

export default { title: 'Components/Actions/IconButton', tags: ['visual'] };

export const AllStates = stateSheet(IconButton, {
  props: { label: 'Print', icon: <PrinterIcon size={20} strokeWidth={1.6} aria-hidden /> },
  variants: { variant: ['plain', 'outlined'], size: ['regular', 'small'] },
  states: ['rest', 'hover', 'focus', 'pressed', { chosen: { 'aria-pressed': true } }, 'disabled'],
  hindi: { label: 'छापें' },
  cell: '6rem',
});
