import type { Language } from '@jyoti/contract';

interface Offer {
  text: string;
  open: string;
  dismiss: string;
}

/** What a page in another language says to visitors whose browser prefers this one. */
export const offers: Readonly<Record<Language, Offer>> = {
  en: { text: 'This site is in English too.', open: 'Read in English', dismiss: 'Close' },
  hi: { text: 'यह साइट हिन्दी में भी है।', open: 'हिन्दी में पढ़ें', dismiss: 'बंद करें' },
};
