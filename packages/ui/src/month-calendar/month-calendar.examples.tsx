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

const names = ['Diwali', undefined, 'Govardhan Puja', 'Bhai Dooj', undefined, 'Vinayaka Chaturthi'];

function marked(isMajor: (name: string) => boolean): CalendarDay[] {
  return days.map((day, index) => {
    const name = names[index];
    return name === undefined ? day : { ...day, marks: [{ id: name, name, major: isMajor(name) }] };
  });
}

export const OneGreatDay = () => (
  <MonthCalendar
    title="8 to 14 November 2026"
    days={marked((name) => name === 'Diwali')}
    current="2026-11-10"
  />
);

export const AllGreat = () => (
  <MonthCalendar title="8 to 14 November 2026" days={marked(() => true)} current="2026-11-10" />
);

export const Week = () => (
  <MonthCalendar
    title="The week of Diwali"
    days={marked((name) => name === 'Diwali')}
    current="2026-11-10"
  />
);
