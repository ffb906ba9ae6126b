import type { TimeSpan, VedicDayBounds } from '../panchang/index.ts';
import { partOf } from './kalam.ts';

/** One of the thirty muhurtas from sunrise to sunrise. */
export interface Muhurta extends TimeSpan {
  /** 1 to 15 */
  readonly number: number;
  /** its deity, by which it is called */
  readonly name: string;
  /** fifteen of each, from sunrise and from sunset */
  readonly half: 'day' | 'night';
  /** a dur muhurta of this weekday, in which nothing auspicious is begun */
  readonly dur: boolean;
}

/** Deities of the fifteen muhurtas of the day (Narada Samhita 9, 1-2; Brihad Daivajna Ranjana 30, 1). */
const DAY_DEITIES = [
  'Rudra',
  'Ahi',
  'Mitra',
  'Pitri',
  'Vasu',
  'Apas',
  'Vishvedeva',
  'Abhijit',
  'Brahma',
  'Indra',
  'Indragni',
  'Rakshasa',
  'Varuna',
  'Aryaman',
  'Bhaga',
] as const;

/** Deities of the fifteen muhurtas of the night (Narada Samhita 9, 2-3). */
const NIGHT_DEITIES = [
  'Isha',
  'Ajapada',
  'Ahirbudhnya',
  'Pushan',
  'Ashvi',
  'Yama',
  'Agni',
  'Dhatri',
  'Chandra',
  'Aditi',
  'Jiva',
  'Vishnu',
  'Arka',
  'Tvashtri',
  'Vayu',
] as const;

/**
 * Muhurtas to avoid, Sunday to Saturday, by their deities (Narada Samhita 9, 4; Brihad Daivajna
 * Ranjana 30): all of the day but Agni's, the seventh of Tuesday's night.
 */
const DUR_MUHURTAS = [
  ['Aryaman'],
  ['Rakshasa', 'Brahma'],
  ['Pitri', 'Agni'],
  ['Abhijit'],
  ['Rakshasa', 'Apas'],
  ['Brahma', 'Pitri'],
  ['Ahi', 'Rudra'],
] as const satisfies readonly (readonly string[])[];

/** The thirty muhurtas: fifteen equal ones of the day, and fifteen of the night. */
export function thirtyMuhurtasOf(day: VedicDayBounds): Muhurta[] {
  const { weekday, sunriseJdUt, sunsetJdUt, nextSunriseJdUt } = day;
  const avoided: readonly string[] = DUR_MUHURTAS[weekday];
  const half = (
    names: readonly string[],
    which: Muhurta['half'],
    from: number,
    to: number,
  ): Muhurta[] =>
    names.map((name, index) => ({
      number: index + 1,
      name,
      half: which,
      dur: avoided.includes(name),
      ...partOf(from, to, index + 1, 15),
    }));
  return [
    ...half(DAY_DEITIES, 'day', sunriseJdUt, sunsetJdUt),
    ...half(NIGHT_DEITIES, 'night', sunsetJdUt, nextSunriseJdUt),
  ];
}
