import type { MessagesOf } from '../i18n/index.ts';
import type { astrologerCardStrings } from './astrologer-card.strings.ts';

export const astrologerCardHi: MessagesOf<typeof astrologerCardStrings> = {
  experience: 'अनुभव',
  years: (count) => `${count} वर्ष`,
  languages: 'भाषाएँ',
  rating: 'रेटिंग',
  nextSlot: 'अगला समय',
  waitTime: 'प्रतीक्षा',
  badges: (name) => `${name} के बारे में`,
  call: 'कॉल करें',
  callTo: (name) => `${name} को कॉल करें`,
  chat: 'चैट करें',
  chatWith: (name) => `${name} से चैट करें`,
};
