import type { Language } from '@jyoti/contract';

/** The offer to read a page in another language, each in the language that it offers. */
export const languageOffers: Record<Language, { text: string; read: string; stay: string }> = {
  en: {
    text: 'This page is also in English.',
    read: 'Read in English',
    stay: 'Stay in Hindi',
  },
  hi: { text: 'यह पेज हिंदी में भी है।', read: 'हिंदी में पढ़ें', stay: 'अंग्रेज़ी रहने दें' },
};
