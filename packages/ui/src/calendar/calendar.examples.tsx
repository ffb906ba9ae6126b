import { AlmanacDay, Calendar, type AlmanacDayProps } from './index.ts';

const days: AlmanacDayProps[] = [
  {
    date: '2026-11-08',
    short: 'K 14',
    label: 'Krishna Chaturdashi',
    marks: [{ id: 'diwali', name: 'Diwali', major: true }],
  },
  { date: '2026-11-09', short: 'K 15', label: 'Amavasya', moon: 'new' },
  { date: '2026-11-10', short: 'S 1', label: 'Shukla Pratipada' },
  {
    date: '2026-11-11',
    short: 'S 2',
    label: 'Shukla Dwitiya',
    marks: [{ id: 'bhai-dooj', name: 'Bhai Dooj' }],
  },
  { date: '2026-11-12', short: 'S 3', label: 'Shukla Tritiya' },
  { date: '2026-11-13', short: 'S 4', label: 'Shukla Chaturthi' },
  { date: '2026-11-14', short: 'S 5', label: 'Shukla Panchami' },
];

export const Week = () => (
  <Calendar cell={AlmanacDay} title="The week of Diwali" days={days} current="2026-11-10" />
);

export const WholeNames = () => (
  <Calendar
    cell={AlmanacDay}
    title="The week of Diwali, whole names"
    days={days.map((day) => ({ ...day, short: day.label }))}
  />
);

export const WithPlace = () => (
  <Calendar
    cell={AlmanacDay}
    layout="sheet"
    title="8 to 14 November 2026"
    subtitle="New Delhi"
    days={days}
  />
);

export const WithoutPlace = () => (
  <Calendar cell={AlmanacDay} layout="sheet" title="8 to 14 November 2026, nowhere" days={days} />
);
