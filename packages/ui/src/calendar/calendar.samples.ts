import { pakshaOf, stateOf } from '../moon-phase/moon-phase.logic.ts';
import type { AlmanacDayProps } from './almanac-day.tsx';
import type { MoonDayProps } from './moon-day.tsx';

const TITHIS = [
  'Pratipada',
  'Dwitiya',
  'Tritiya',
  'Chaturthi',
  'Panchami',
  'Shashthi',
  'Saptami',
  'Ashtami',
  'Navami',
  'Dashami',
  'Ekadashi',
  'Dwadashi',
  'Trayodashi',
  'Chaturdashi',
];

/** Tithi at sunrise of 1 to 30 November 2026 in New Delhi, from the new moon. */
const AT_SUNRISE = [
  22, 23, 24, 25, 26, 27, 28, 29, 30, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11, 13, 14, 15, 17, 18, 19,
  20, 21, 22,
];

const marks: Readonly<Record<string, NonNullable<AlmanacDayProps['marks']>>> = {
  '05': [{ id: 'rama-ekadashi', name: 'Rama Ekadashi' }],
  '06': [{ id: 'dhanteras', name: 'Dhanteras', major: true }],
  '08': [{ id: 'diwali', name: 'Diwali, Lakshmi Puja', major: true }],
  '11': [{ id: 'bhai-dooj', name: 'Bhai Dooj, Yama Dwitiya', major: true }],
  '15': [{ id: 'chhath', name: 'Chhath Puja', major: true }],
  '20': [{ id: 'ekadashi-smarta', name: 'Devutthana Ekadashi (Smarta)' }],
  '21': [
    { id: 'ekadashi-vaishnava', name: 'Devutthana Ekadashi (Vaishnava)' },
    { id: 'tulasi-vivah', name: 'Tulasi Vivah' },
  ],
  '24': [
    { id: 'kartik-purnima', name: 'Kartik Purnima', major: true },
    { id: 'guru-nanak-jayanti', name: 'Guru Nanak Jayanti', major: true },
  ],
};

const NAKSHATRAS = ['Punarvasu', 'Pushya', 'Ashlesha', 'Magha', 'Purva Phalguni', 'Hasta'];

/** November 2026 in New Delhi; nakshatras are invented. */
export const sampleDays: readonly AlmanacDayProps[] = AT_SUNRISE.map((tithi, index) => {
  const day = String(index + 1).padStart(2, '0');
  const number = ((tithi - 1) % 15) + 1;
  const name = TITHIS[number - 1];
  const half = tithi <= 15 ? 'Shukla' : 'Krishna';
  return {
    date: `2026-11-${day}`,
    short: `${half.charAt(0)} ${number}`,
    detail: NAKSHATRAS[index % NAKSHATRAS.length]!,
    note: 'Sunrise 6:40 am',
    label: name ? `${half} ${name}` : tithi === 15 ? 'Purnima' : 'Amavasya',
    ...(tithi === 15 && { moon: 'full' as const }),
    ...(tithi === 30 && { moon: 'new' as const }),
    ...(marks[day] && { marks: marks[day] }),
  };
});

/** Days from the new moon to the next. */
const MONTH = 29.53;

/** Thirty days whose Moon grows and shrinks evenly. The kit computes nothing for real use. */
export const sampleMoons: readonly MoonDayProps[] = Array.from({ length: 30 }, (_, index) => {
  const age = (index + 3.2) % MONTH;
  const illumination = (1 - Math.cos((age / MONTH) * 2 * Math.PI)) / 2;
  const waxing = age < MONTH / 2;
  const state = stateOf(illumination, waxing);
  return {
    date: `2025-04-${String(index + 1).padStart(2, '0')}`,
    state,
    illumination,
    paksha: pakshaOf(state, waxing),
    ...(index === 5 && { marks: [{ id: 'ram-navami', name: 'Ram Navami' }] }),
    ...(index === 7 && { marks: [{ id: 'kamada-ekadashi', name: 'Kamada Ekadashi' }] }),
  };
});
