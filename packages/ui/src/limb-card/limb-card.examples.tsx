import { LimbCard } from './index.ts';

const items = [
  { label: 'Starts', value: 'Saturday, 5 April 2025, 7:26 pm' },
  { label: 'Ends', value: 'Sunday, 6 April 2025, 7:23 pm' },
];

const spans = [{ text: 'Shukla Dashami, from 7:23 pm' }];

export const NamesTheTime = () => (
  <LimbCard
    headingLevel={4}
    title="Tithi at 10:24 am"
    name="Shukla Navami (9)"
    items={items}
    spansLabel="Others of the day"
    spans={spans}
  />
);

export const NoTime = () => (
  <LimbCard
    headingLevel={4}
    title="Tithi"
    name="Shukla Navami (9)"
    items={items}
    spansLabel="Others of the day"
    spans={spans}
  />
);
