import { CalendarIcon, ClockIcon } from '../icons/index.ts';
import { MetaList } from './index.ts';

export const NotGiven = () => (
  <MetaList
    items={[
      { label: 'Birth place', value: 'Varanasi, Uttar Pradesh' },
      { label: 'Time of birth', value: null },
    ]}
  />
);

export const Dash = () => (
  <MetaList
    items={[
      { label: 'Birth place', value: 'Varanasi, Uttar Pradesh' },
      { label: 'Time of birth', value: '–' },
    ]}
  />
);

export const Parts = () => (
  <MetaList
    items={[
      {
        label: 'Date of birth',
        value: '14 August 1994',
        icon: <CalendarIcon size={18} />,
      },
      { label: 'Time of birth', value: '6:42 am', icon: <ClockIcon size={18} /> },
    ]}
  />
);
