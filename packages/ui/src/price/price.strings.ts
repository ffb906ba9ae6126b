import type { KitStrings } from '../i18n/index.ts';

interface PriceStrings {
  /** Read before the price if another one is struck through. */
  now: string;
  /** Read before the struck-through price. */
  was: string;
  per: Record<'minute' | 'session' | 'month' | 'year', string>;
  save: (percent: number) => string;
}

export const priceStrings: KitStrings<PriceStrings> = {
  component: 'Price',
  en: {
    now: 'now',
    was: 'was',
    per: {
      minute: 'per minute',
      session: 'per session',
      month: 'per month',
      year: 'per year',
    },
    save: (percent) => `Save ${percent}%`,
  },
};
