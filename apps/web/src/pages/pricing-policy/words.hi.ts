import type { en } from './words.en.ts';

/** The sentences around the pricing policy, in Hindi. */
export const hi: typeof en = {
  services: {
    caption: 'सेवाएँ और मूल्य',
    name: 'सेवा',
    price: 'मूल्य',
  },
  free: 'निःशुल्क',
  varies: 'अलग-अलग',
  askFor: (name) => `अनुरोध करें: ${name}`,
  refunds: 'वापसी नीति पढ़ें',
  contact: 'मूल्य के बारे में पूछें',
};
