import { MoonCalendar, type MoonDay } from './index.ts';

const quarter: MoonDay = {
  date: '2025-04-05',
  state: 'first_quarter',
  illumination: 0.52,
  paksha: 'shukla',
};

const navami: MoonDay = {
  date: '2025-04-06',
  state: 'waxing_gibbous',
  illumination: 0.62,
  paksha: 'shukla',
};

const dashami: MoonDay = {
  date: '2025-04-07',
  state: 'waxing_gibbous',
  illumination: 0.72,
  paksha: 'shukla',
};

export const ShortNames = () => (
  <MoonCalendar
    title="5 to 7 April 2025"
    days={[quarter, { ...navami, marks: [{ id: 'ram-navami', name: 'Ram Navami' }] }, dashami]}
  />
);

export const Advice = () => (
  <MoonCalendar
    title="5 to 7 April 2025"
    days={[
      { ...quarter, marks: [{ id: 'travel', name: 'Good for a journey to the east' }] },
      {
        ...navami,
        marks: [
          { id: 'ram-navami', name: 'Ram Navami' },
          { id: 'school', name: 'Good for starting school' },
        ],
      },
      { ...dashami, marks: [{ id: 'purchase', name: 'Good for buying a vehicle' }] },
    ]}
  />
);

const growing = (date: string, illumination: number): MoonDay => ({
  ...navami,
  date,
  illumination,
});

export const Week = () => (
  <MoonCalendar
    title="The Moon from 6 to 12 April 2025"
    days={[
      { ...navami, marks: [{ id: 'ram-navami', name: 'Ram Navami' }] },
      dashami,
      growing('2025-04-08', 0.81),
      growing('2025-04-09', 0.89),
      growing('2025-04-10', 0.95),
      growing('2025-04-11', 0.99),
      { date: '2025-04-12', state: 'full_moon', illumination: 1, paksha: 'purnima' },
    ]}
    current="2025-04-08"
  />
);
