import type { KitStrings } from '../i18n/index.ts';

export const offerCardStrings: KitStrings<{
  save: (percent: string) => string;
  code: string;
}> = {
  component: 'OfferCard',
  en: { save: (percent) => `Save ${percent}%`, code: 'Use code:' },
};
