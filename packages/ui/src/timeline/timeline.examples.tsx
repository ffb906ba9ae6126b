import { DashaTimeline, Timeline, type DashaPeriod } from './index.ts';

export const Events = () => (
  <Timeline
    label="Our story"
    items={[
      { year: 2012, title: 'First almanac', text: 'Two teachers print it for Ujjain.' },
      { year: 2018, title: 'School', text: 'Forty students begin.' },
      { year: 2025, title: 'Online charts', text: 'In English and Hindi.' },
    ]}
  />
);

export const Periods = () => (
  <Timeline
    label="Dashas of Meera Joshi"
    items={[
      { year: 2005, title: 'Saturn', text: 'Mahadasha' },
      { year: 2024, title: 'Mercury', text: 'Mahadasha' },
      { year: 2041, title: 'Ketu', text: 'Mahadasha' },
    ]}
  />
);

const years: readonly [DashaPeriod['graha'], number, number][] = [
  ['saturn', 2005, 2024],
  ['mercury', 2024, 2041],
  ['ketu', 2041, 2048],
];
const asha = {
  periods: years.map(([graha, from, to]) => ({
    graha,
    start: `${from}-01-15T00:00:00Z`,
    end: `${to}-01-15T00:00:00Z`,
  })),
  birth: '2004-08-14T01:12:00Z',
  now: '2026-11-25T06:00:00Z',
};

export const SaysWhoseAndWhich = () => (
  <DashaTimeline {...asha} title="Mahadashas of Asha, 2004 to 2048" note="Vimshottari dasha" />
);

export const SaysNeither = () => <DashaTimeline {...asha} title="Timeline" />;
