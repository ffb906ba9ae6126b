import type { KitStrings } from '../i18n/index.ts';

interface SkyCaptionStrings {
  /** Before the names of the grahas above the horizon. */
  over: (place: string, time: string) => string;
  /** Between the last two names. */
  and: string;
  /** After the names. */
  up: (count: number) => string;
}

export const skyCaptionStrings: KitStrings<SkyCaptionStrings> = {
  component: 'SkyCaption',
  en: {
    over: (place, time) => `The sky over ${place} at ${time}:`,
    and: 'and',
    up: (count) => (count === 1 ? 'is up.' : 'are up.'),
  },
};
