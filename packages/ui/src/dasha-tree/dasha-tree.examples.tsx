import { DashaTree, type DashaNode } from './index.ts';

const mahadashas: readonly DashaNode[] = [
  { lord: 'saturn', start: '2005-01-15T00:00:00Z', end: '2024-01-15T00:00:00Z' },
  { lord: 'mercury', start: '2024-01-15T00:00:00Z', end: '2041-01-15T00:00:00Z' },
  { lord: 'ketu', start: '2041-01-15T00:00:00Z', end: '2048-01-15T00:00:00Z' },
];

const asha = {
  title: 'Vimshottari dasha of Asha',
  periods: mahadashas,
  loadPeriods: (): readonly DashaNode[] => [
    { lord: 'mercury', start: '2024-01-15T00:00:00Z', end: '2026-06-13T00:00:00Z' },
    { lord: 'ketu', start: '2026-06-13T00:00:00Z', end: '2027-06-10T00:00:00Z' },
  ],
  levels: 2,
  timeZone: 'Asia/Kolkata',
  now: '2026-11-25T06:00:00Z',
} as const;

export const OpenAtToday = () => <DashaTree {...asha} />;

export const AllClosed = () => <DashaTree {...asha} opensRunning={false} />;
