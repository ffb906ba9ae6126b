import { DashaTimeline, type DashaPeriod } from './index.ts';

const years: readonly [DashaPeriod['graha'], number, number][] = [
  ['jupiter', 1989, 2005],
  ['saturn', 2005, 2024],
  ['mercury', 2024, 2041],
  ['ketu', 2041, 2048],
  ['venus', 2048, 2068],
];

const periods = years.map(([graha, from, to]) => ({
  graha,
  start: `${from}-01-15T00:00:00Z`,
  end: `${to}-01-15T00:00:00Z`,
}));

const asha = {
  periods,
  birth: '1994-08-14T01:12:00Z',
  now: '2026-11-25T06:00:00Z',
  timeZone: 'Asia/Kolkata',
};

export const SaysWhoseAndWhich = () => (
  <DashaTimeline {...asha} title="Mahadashas of Asha, 1994 to 2068" note="Vimshottari dasha" />
);

export const SaysNeither = () => <DashaTimeline {...asha} title="Timeline" />;
