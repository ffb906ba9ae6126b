import { stateSheet } from '../../test/state-sheet.tsx';
import { Breadcrumbs } from './index.ts';

const items = [
  { label: 'Home', href: '#home' },
  { label: 'Ceremonies', href: '#poojas' },
];

export default { title: 'Components/Navigation/Breadcrumbs', tags: ['visual'] };

export const AllStates = stateSheet(Breadcrumbs, {
  props: { items, current: 'Navgraha Shanti' },
  states: ['rest', 'hover', 'focus'],
  samples: { 'at the top': { items: [], current: 'Home' } },
  hindi: { items: [{ label: 'मुखपृष्ठ', href: '#home' }], current: 'महामृत्युंजय जप' },
  cell: '18rem',
});
