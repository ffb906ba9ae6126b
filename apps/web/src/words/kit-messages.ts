import type { KitMessages } from '@jyoti/ui/i18n';
import { timeSpanStrings, type TimeSpanMessages } from '@jyoti/ui/time-span';
import { pageWords } from './page-words.ts';

const english: KitMessages = {};
const catalogue = pageWords(english, import.meta.glob('./kit-messages.??.ts'));

/** The kit's words in another language; the English ones are in its components. */
export const kitMessages = (language: string): KitMessages => catalogue.of(language);

/** Words of times, for code outside of components. */
export const timeMessages = (language: string): TimeSpanMessages => ({
  ...timeSpanStrings.en,
  ...kitMessages(language).TimeSpan,
});
