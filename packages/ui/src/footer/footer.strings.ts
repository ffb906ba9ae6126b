import { kitStrings, type KitStrings } from '../i18n/strings.ts';

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

export const footerStrings: KitStrings<FooterStrings> = kitStrings('Footer', {
  navigation: 'Footer',
  email: 'Email address',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing…',
  invalidEmail: 'Please enter a valid email address',
  failed: 'We could not subscribe you just now. Please try again.',
  thanks: 'Thank you for subscribing.',
  followers: (count) => `${count} followers`,
});
