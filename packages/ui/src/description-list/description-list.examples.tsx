import { DescriptionList } from './index.ts';

const birthplace = { label: 'Birth place', value: 'Varanasi, Uttar Pradesh' };

export const NotGiven = () => (
  <DescriptionList items={[birthplace, { label: 'Time of birth', value: null }]} />
);

export const Dash = () => (
  <DescriptionList items={[birthplace, { label: 'Time of birth', value: '–' }]} />
);
