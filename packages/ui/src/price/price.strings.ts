import type { KitStrings } from '../i18n/index.ts';

interface PriceStrings {
  /** Said before the price where another is struck. */
  now: string;
  /** Said before the struck price. */
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
