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
};
