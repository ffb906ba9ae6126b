import type { ValueListItem } from './index.ts';

export const values: readonly ValueListItem[] = [
  { icon: 'om-symbol', title: 'Reverence', text: 'The tradition is quoted, not decorated.' },
  { icon: 'dharma-wheel', title: 'Integrity', text: 'No fear, and no stone that you do not need.' },
  { icon: 'open-book', title: 'Knowledge', text: 'Every rule names its source.' },
  { icon: 'rising-sun', title: 'Clarity', text: 'Plain words come first.' },
];
