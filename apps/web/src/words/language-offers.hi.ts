import type { LanguageOfferWords } from './language-offers.en.ts';

export const hi: LanguageOfferWords = {
  text: 'यह पेज हिंदी में भी है।',
  read: 'हिंदी में पढ़ें',
  stay: 'यही भाषा रहने दें',
};
