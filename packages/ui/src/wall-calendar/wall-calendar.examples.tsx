import { WallCalendar, type WallCalendarDay } from './index.ts';

const days: WallCalendarDay[] = [
  { date: '2026-11-08', short: 'K 14', label: 'Krishna Chaturdashi' },
  { date: '2026-11-09', short: 'K 15', label: 'Amavasya', moon: 'new' },
  { date: '2026-11-10', short: 'S 1', label: 'Shukla Pratipada' },
  { date: '2026-11-11', short: 'S 2', label: 'Shukla Dwitiya' },
  { date: '2026-11-12', short: 'S 3', label: 'Shukla Tritiya' },
  { date: '2026-11-13', short: 'S 4', label: 'Shukla Chaturthi' },
  { date: '2026-11-14', short: 'S 5', label: 'Shukla Panchami' },
];

export const WithPlace = () => (
  <WallCalendar title="8 to 14 November 2026" subtitle="New Delhi" days={days} />
);

export const WithoutPlace = () => (
  <WallCalendar title="8 to 14 November 2026, nowhere" days={days} />
);

export const Week = () => (
  <WallCalendar
    title="The week of Diwali"
    subtitle="New Delhi"
    days={days.map((day) => ({
      ...day,
      detail: 'Swati',
      note: 'Sunrise 6:40 am',
      ...(day.date === '2026-11-08' && {
        marks: [{ id: 'diwali', name: 'Diwali', major: true }],
      }),
    }))}
    current="2026-11-10"
  />
);
