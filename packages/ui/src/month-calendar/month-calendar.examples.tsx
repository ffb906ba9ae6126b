import { MonthCalendar, type CalendarDay } from './index.ts';

const days: CalendarDay[] = [
  { date: '2026-11-08', short: 'K 14', label: 'Krishna Chaturdashi' },
  { date: '2026-11-09', short: 'K 15', label: 'Amavasya', moon: 'new' },
  { date: '2026-11-10', short: 'S 1', label: 'Shukla Pratipada' },
  { date: '2026-11-11', short: 'S 2', label: 'Shukla Dwitiya' },
  { date: '2026-11-12', short: 'S 3', label: 'Shukla Tritiya' },
  { date: '2026-11-13', short: 'S 4', label: 'Shukla Chaturthi' },
  { date: '2026-11-14', short: 'S 5', label: 'Shukla Panchami' },
];

const marks = [{ id: 'diwali', name: 'Diwali', major: true }];

export const ShortForms = () => (
  <MonthCalendar title="8 to 14 November 2026" days={days} current="2026-11-10" />
);

export const WholeNames = () => (
  <MonthCalendar
    title="8 to 14 November 2026, whole names"
    days={days.map((day) => ({ ...day, short: day.label }))}
    current="2026-11-10"
  />
);

export const Week = () => (
  <MonthCalendar
    title="The week of Diwali"
    days={days.map((day) => {
      if (day.date === '2026-11-08') return { ...day, marks };
      if (day.date !== '2026-11-11') return day;
      return { ...day, marks: [{ id: 'bhai-dooj', name: 'Bhai Dooj' }] };
    })}
    current="2026-11-10"
  />
);
