import { MonthCalendar, type CalendarDay } from './index.ts';

const days: CalendarDay[] = [
  { date: '2026-11-05', short: 'K 11', label: 'Krishna Ekadashi' },
  { date: '2026-11-06', short: 'K 12', label: 'Krishna Dwadashi' },
  { date: '2026-11-07', short: 'K 13', label: 'Krishna Trayodashi' },
  { date: '2026-11-08', short: 'K 14', label: 'Krishna Chaturdashi' },
  { date: '2026-11-09', short: 'K 15', label: 'Amavasya', moon: 'new' },
  { date: '2026-11-10', short: 'S 1', label: 'Shukla Pratipada' },
];

const names = ['Rama Ekadashi', 'Dhanteras', undefined, 'Diwali', undefined, 'Govardhan Puja'];

function marked(isMajor: (name: string) => boolean): CalendarDay[] {
  return days.map((day, index) => {
    const name = names[index];
    return name === undefined ? day : { ...day, marks: [{ id: name, name, major: isMajor(name) }] };
  });
}

export const OneGreatDay = () => (
  <MonthCalendar
    title="5 to 10 November 2026"
    days={marked((name) => name === 'Diwali')}
    current="2026-11-08"
  />
);

export const AllGreat = () => (
  <MonthCalendar title="5 to 10 November 2026" days={marked(() => true)} current="2026-11-08" />
);

export const Week = () => (
  <MonthCalendar
    title="Days around Diwali"
    days={marked((name) => name === 'Diwali')}
    current="2026-11-08"
  />
);
