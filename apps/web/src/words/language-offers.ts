import type { Language } from '@jyoti/contract';

/** The offer to read a page in another language, each in the language that it offers. */
export const languageOffers: Record<Language, { text: string; read: string; stay: string }> = {
  en: {
    text: 'You can read this page in English.',
    read: 'Read in English',
    stay: 'Stay in Hindi',
  },
  hi: { text: 'आप यह पेज हिंदी में पढ़ सकते हैं।', read: 'हिंदी में पढ़ें', stay: 'अंग्रेज़ी में ही रहने दें' },
};
