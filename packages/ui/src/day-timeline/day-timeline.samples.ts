import type { DayBounds, DayEvent, DayLane, DayWindow, MuhurtaKind } from './day-timeline.logic.ts';
import type { Choghadiya, ChoghadiyaName, Hora } from './periods/choghadiya.ts';

/** Sample content: a Sunday in New Delhi. */
export const sampleDay: DayBounds = {
  sunrise: '2025-04-06T00:35:00Z',
  sunset: '2025-04-06T13:11:00Z',
  nextSunrise: '2025-04-07T00:34:00Z',
};

export const sampleNow = '2025-04-06T04:54:00Z';

export const samplePlace = { timeZone: 'Asia/Kolkata', place: 'New Delhi' };

const span = (name: string, start: string, end: string) => ({ name, start, end });

export const sampleLanes: DayLane[] = [
  {
    name: 'Tithi',
    spans: [
      span('Shukla Navami', '2025-04-05T13:56:00Z', '2025-04-06T13:53:00Z'),
      span('Shukla Dashami', '2025-04-06T13:53:00Z', '2025-04-07T14:30:00Z'),
    ],
  },
  {
    name: 'Nakshatra',
    spans: [span('Pushya', '2025-04-06T00:02:00Z', '2025-04-07T00:54:00Z')],
  },
  {
    name: 'Yoga',
    spans: [
      span('Sukarma', '2025-04-05T14:25:00Z', '2025-04-06T13:25:00Z'),
      span('Dhriti', '2025-04-06T13:25:00Z', '2025-04-07T12:48:00Z'),
    ],
  },
  {
    name: 'Karana',
    spans: [
      span('Balava', '2025-04-05T13:56:00Z', '2025-04-06T01:47:00Z'),
      span('Kaulava', '2025-04-06T01:47:00Z', '2025-04-06T13:53:00Z'),
      span('Taitila', '2025-04-06T13:53:00Z', '2025-04-07T02:05:00Z'),
    ],
  },
];

/** @param times hours in UTC: "11:36 13:11" */
const window = (kind: MuhurtaKind, times: string): DayWindow => {
  const [start, end] = times.split(' ').map((time) => `2025-04-06T${time}:00Z`);
  return { kind, start: start!, end: end! };
};

export const sampleWindows: DayWindow[] = [
  window('rahu_kaal', '11:36 13:11'),
  window('yamaganda', '06:53 08:27'),
  window('gulika', '10:02 11:36'),
  window('abhijit', '06:27 07:18'),
  window('amrit_kaal', '17:55 19:34'),
  window('brahma_muhurta', '22:58 23:46'),
];

/** With those that overlap others. */
export const allWindows: DayWindow[] = [
  ...sampleWindows,
  window('dur_muhurta', '11:30 12:20'),
  window('varjyam', '08:04 09:43'),
];

export const sampleEvents: DayEvent[] = [
  { name: 'Moonrise', at: '2025-04-06T07:14:00Z' },
  { name: 'Moonset', at: '2025-04-06T21:33:00Z' },
];

/** Equal parts of the time between two instants. */
function partsOf<Name>(from: string, to: string, names: readonly Name[]) {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const at = (index: number) =>
    new Date(start + ((end - start) * index) / names.length).toISOString();
  return names.map((name, index) => ({ name, start: at(index), end: at(index + 1) }));
}

const { sunrise, sunset, nextSunrise } = sampleDay;

const choghadiyasOf = (from: string, to: string, names: string): Choghadiya[] =>
  partsOf(from, to, names.split(' ') as ChoghadiyaName[]);

export const sampleChoghadiyas: { day: Choghadiya[]; night: Choghadiya[] } = {
  day: choghadiyasOf(sunrise, sunset, 'udveg chal labh amrit kaal shubh rog udveg').map(
    (period, index) => (index === 3 ? { ...period, note: 'Vaar Vela' } : period),
  ),
  night: choghadiyasOf(sunset, nextSunrise, 'shubh amrit chal rog kaal labh udveg shubh'),
};

/** By decreasing period, from the lord of a Sunday on. */
const lords = ['sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter', 'mars'] as const;
const about: Record<Hora['lord'], { gem: string; benefits: string }> = {
  saturn: { gem: 'Blue sapphire', benefits: 'Patient work, repairs, land' },
  jupiter: { gem: 'Yellow sapphire', benefits: 'Learning, advice, money matters' },
  mars: { gem: 'Coral', benefits: 'Sport, machines, courage' },
  sun: { gem: 'Ruby', benefits: 'Offices of state, new posts' },
  venus: { gem: 'Diamond', benefits: 'Art, marriage talks, clothes' },
  mercury: { gem: 'Emerald', benefits: 'Letters, accounts, trade' },
  moon: { gem: 'Pearl', benefits: 'Travel, gardening, meeting people' },
};
const twelve = (first: number) =>
  Array.from({ length: 12 }, (_, index) => lords[(first + index) % 7] ?? 'sun');
const horasOf = (from: string, to: string, first: number): Hora[] =>
  partsOf(from, to, twelve(first)).map(({ name: lord, ...period }) => ({
    lord,
    ...period,
    ...about[lord],
  }));

export const sampleHoras: { day: Hora[]; night: Hora[] } = {
  day: horasOf(sunrise, sunset, 0),
  night: horasOf(sunset, nextSunrise, 12),
};
