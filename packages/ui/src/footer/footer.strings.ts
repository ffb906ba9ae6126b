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
    email: 'E-mail address',
    subscribe: 'Subscribe',
    subscribing: 'Subscribing…',
    invalidEmail: 'Please enter a valid email address',
    failed: 'We couldn’t sign you up just now. Please try again.',
    thanks: 'Thank you for subscribing.',
    followers: (count) => `${count} followers`,
  },
  hi: {
    navigation: 'फ़ुटर',
    email: 'ई-मेल पता',
    subscribe: 'सदस्यता लें',
    subscribing: 'सदस्यता ली जा रही है…',
    invalidEmail: 'कृपया सही ई-मेल पता लिखें',
    failed: 'अभी सदस्यता नहीं हो सकी। कृपया फिर से प्रयास करें।',
    thanks: 'सदस्यता लेने के लिए धन्यवाद।',
    followers: (count) => `${count} फ़ॉलोअर`,
  },
};
