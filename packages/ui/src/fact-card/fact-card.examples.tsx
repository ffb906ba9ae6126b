import { FactCard } from './index.ts';

const items = [
  { label: 'Tithi', value: 'Shukla Dashami' },
  { label: 'Yoga', value: 'Siddhi' },
  { label: 'Karana', value: 'Taitila' },
];

export const ShortLabels = () => (
  <FactCard title="Panchang at your birth" headingLevel={4} items={items} />
);

export const RepeatedTitle = () => (
  <FactCard
    title="Panchang at your birth"
    headingLevel={4}
    items={[
      { label: 'Tithi of the panchang at your birth', value: 'Shukla Dashami' },
      { label: 'Yoga of the panchang at your birth', value: 'Siddhi' },
      { label: 'Karana of the panchang at your birth', value: 'Taitila' },
    ]}
  />
);

export const Parts = () => <FactCard title="Panchang at your birth" items={items} />;
