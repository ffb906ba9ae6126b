import { kitStrings, type KitStrings } from '../i18n/strings.ts';

export const offerCardStrings: KitStrings<{
  save: (percent: string) => string;
  code: string;
}> = kitStrings(
  'OfferCard',
  { save: (percent) => `Save ${percent}%`, code: 'Use code:' },
  'showcase',
);
