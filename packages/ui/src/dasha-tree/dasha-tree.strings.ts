import { kitStrings, type KitStrings } from '../i18n/strings.ts';
import type { DurationUnit } from './dasha-tree.logic.ts';

export interface DashaTreeMessages {
  /** The five levels, from the longest. */
  levels: readonly string[];
  /** What a list is: "Antardasha in Mercury". */
  inside: (level: string, parent: string) => string;
  now: string;
  dates: (start: string, end: string) => string;
  ages: (from: number, to: number) => string;
  unit: (unit: DurationUnit, count: number) => string;
  loading: (level: string) => string;
  failed: (level: string) => string;
  retry: string;
  empty: string;
}

const plural = (word: string, count: number) => `${count} ${word}${count === 1 ? '' : 's'}`;

export const dashaTreeStrings: KitStrings<DashaTreeMessages> = kitStrings(
  'DashaTree',
  {
    levels: ['Mahadasha', 'Antardasha', 'Pratyantardasha', 'Sookshma', 'Pranadasha'],
    inside: (level, parent) => `${level} in ${parent}`,
    now: 'Now',
    dates: (start, end) => `${start} to ${end}`,
    ages: (from, to) => `age ${from} to ${to}`,
    unit: (unit, count) => plural(unit, count),
    loading: (level) => `Loading ${level}…`,
    failed: (level) => `The periods of ${level} could not be loaded. What is open stays as it is.`,
    retry: 'Try again',
    empty: 'It has no parts.',
  },
  'astrology',
);
