import type { KitStrings } from '../i18n/index.ts';

interface FooterStrings {
  navigation: string;
  email: string;
  subscribe: string;
  subscribing: string;
  invalidEmail: string;
  failed: string;
  thanks: string;
  followers: (count: string) => string;
}

export const footerStrings: KitStrings<FooterStrings> = {
  component: 'Footer',
  en: {
    navigation: 'Footer',
    email: 'Email',
    subscribe: 'Subscribe',
    subscribing: 'Subscribing…',
    invalidEmail: 'Please enter a valid email address',
    failed: 'We couldn’t sign you up just now. Please try again.',
    thanks: 'Thank you for subscribing.',
    followers: (count) => `${count} followers`,
  },
};
