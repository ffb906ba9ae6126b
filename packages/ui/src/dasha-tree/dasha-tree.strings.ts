import type { KitStrings } from '../i18n/index.ts';
import type { DurationUnit } from './dasha-tree.logic.ts';

export interface DashaTreeMessages {
  /** The five levels, from the longest. */
  levels: readonly string[];
  /** Name of a list: "Antardasha in Mercury". */
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

export const dashaTreeStrings: KitStrings<DashaTreeMessages> = {
  component: 'DashaTree',
  en: {
    levels: ['Mahadasha', 'Antardasha', 'Pratyantardasha', 'Sookshma', 'Pranadasha'],
    inside: (level, parent) => `${level} in ${parent}`,
    now: 'Now',
    dates: (start, end) => `${start} to ${end}`,
    ages: (from, to) => `age ${from} to ${to}`,
    unit: (unit, count) => plural(unit, count),
    loading: (level) => `Loading ${level}…`,
    failed: (level) =>
      `We couldn’t load this level (${level}). The periods you opened are still here.`,
    retry: 'Try again',
    empty: 'No sub-periods.',
  },
};
