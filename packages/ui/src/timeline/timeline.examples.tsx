import { DashaTimeline, Timeline } from './index.ts';
import { sampleBirth, sampleNow, samplePeriods } from './timeline.samples.ts';

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

const asha = { periods: samplePeriods, birth: sampleBirth, now: sampleNow };

export const SaysWhoseAndWhich = () => (
  <DashaTimeline {...asha} title="Mahadashas of Asha, 1994 to 2109" note="Vimshottari dasha" />
);

export const SaysNeither = () => <DashaTimeline {...asha} title="Timeline" />;
