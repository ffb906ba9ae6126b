import { DashaTree, type DashaNode } from './index.ts';

const order: readonly [DashaNode['lord'], number][] = [
  ['ketu', 7],
  ['venus', 20],
  ['sun', 6],
  ['moon', 10],
  ['mars', 7],
  ['rahu', 18],
  ['jupiter', 16],
  ['saturn', 19],
  ['mercury', 17],
];

/** Nine parts of a period, each as long as its lord's share of 120 years; the first has the period's own lord. */
function partsOf({ lord, start, end }: DashaNode): DashaNode[] {
  const first = order.findIndex(([graha]) => graha === lord);
  const length = Date.parse(end) - Date.parse(start);
  let at = Date.parse(start);
  return [...order.slice(first), ...order.slice(0, first)].map(([graha, years]) => {
    const from = new Date(at).toISOString();
    at += Math.round((length * years) / 120);
    return { lord: graha, start: from, end: new Date(at).toISOString() };
  });
}

/** Three of the nine mahadashas. */
const mahadashas = partsOf({
  lord: 'jupiter',
  start: '1989-01-15T00:00:00Z',
  end: '2109-01-15T00:00:00Z',
}).slice(1, 4);

const loadPeriods = (path: readonly DashaNode[]) => path.slice(-1).flatMap(partsOf);

const asha = {
  title: 'Vimshottari dasha of Asha',
  periods: mahadashas,
  loadPeriods,
  levels: 2,
  timeZone: 'Asia/Kolkata',
  now: '2026-11-25T06:00:00Z',
} as const;

export const OpenAtToday = () => <DashaTree {...asha} />;

export const AllClosed = () => <DashaTree {...asha} opensRunning={false} />;
