import type { TreeItem } from './index.ts';

/** Contents of a report; the parts of "Dashas" are loaded. */
export const sampleItems: readonly TreeItem[] = [
  {
    id: 'charts',
    label: 'Charts',
    children: [
      { id: 'rashi', label: 'Rashi' },
      { id: 'navamsa', label: 'Navamsa' },
      { id: 'others', label: 'Other vargas', children: [{ id: 'dasamsa', label: 'Dasamsa' }] },
    ],
  },
  { id: 'dashas', label: 'Dashas', hasChildren: true },
  { id: 'places', label: 'Places' },
];
