import type { LanguageOfferWords } from './language-offers.en.ts';

export const hi: LanguageOfferWords = {
  read: 'यह पेज हिंदी में पढ़ें',
  stay: 'बंद करें: यही भाषा रहने दें',
};
