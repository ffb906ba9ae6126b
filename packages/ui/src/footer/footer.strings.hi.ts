import type { MessagesOf } from '../i18n/index.ts';
import type { footerStrings } from './footer.strings.ts';

export const footerHi: MessagesOf<typeof footerStrings> = {
  navigation: 'फ़ुटर',
  email: 'ई-मेल',
  subscribe: 'सदस्यता लें',
  subscribing: 'सदस्यता ली जा रही है…',
  invalidEmail: 'कृपया सही ई-मेल पता लिखें',
  failed: 'अभी सदस्यता नहीं हो सकी। कृपया फिर से प्रयास करें।',
  thanks: 'सदस्यता लेने के लिए धन्यवाद।',
  followers: (count) => `${count} फ़ॉलोअर`,
};
