import type { KitStrings } from '../i18n/index.ts';

export const astrologerCardStrings: KitStrings<{
  experience: string;
  years: (count: number) => string;
  languages: string;
  rating: string;
  nextSlot: string;
  waitTime: string;
  badges: (name: string) => string;
  call: string;
  callTo: (name: string) => string;
  chat: string;
  chatWith: (name: string) => string;
}> = {
  component: 'AstrologerCard',
  en: {
    experience: 'Experience',
    years: (count) => (count === 1 ? '1 year' : `${count} years`),
    languages: 'Languages',
    rating: 'Rating',
    nextSlot: 'Next slot',
    waitTime: 'Wait time',
    badges: (name) => `About ${name}`,
    call: 'Call',
    callTo: (name) => `Call ${name}`,
    chat: 'Chat',
    chatWith: (name) => `Chat with ${name}`,
  },
  hi: {
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
  },
};
