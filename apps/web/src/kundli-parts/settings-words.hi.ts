import { ayanamsaNames } from '../kundli/ayanamsa-names.hi.ts';
import type { SettingsWords } from './settings-words.en.ts';

export const hi: SettingsWords = {
  title: 'गणना की सेटिंग',
  intro:
    'इन्हीं सेटिंग के कारण दो वेबसाइटों के परिणाम अलग हो सकते हैं। कोई एक बदलें तो रिपोर्ट की गणना फिर से होगी; लिंक में वह बनी रहती है।',
  names: {
    ayanamsa: 'अयनांश',
    node: 'राहु-केतु',
    year_days: 'दशा वर्ष',
    sunrise: 'सूर्योदय',
    ashtakvarga_school: 'अष्टकवर्ग की पद्धति',
  },
  hints: {
    ayanamsa: 'राशिचक्र कहाँ से शुरू होता है।',
    node: 'राहु और केतु किस पात से लिए जाते हैं।',
    year_days: 'दशा का एक वर्ष कितना लंबा है।',
    sunrise: 'दिन और उसके घंटे कब शुरू होते हैं।',
    ashtakvarga_school: 'बिंदुओं की कौन-सी तालिका ली जाती है।',
  },
  choices: {
    ayanamsa: ayanamsaNames,
    node: { mean: 'मध्यम', true: 'स्पष्ट' },
    year_days: {
      '365.25': '365.25 दिन, जूलियन',
      '365.2425': '365.2425 दिन, ग्रेगोरियन',
      '365.256364': '365.256364 दिन, नाक्षत्र',
      '360': '360 दिन, सावन',
    },
    sunrise: { centre: 'सूर्य-बिंब के केंद्र से', edge: 'ऊपरी किनारे से, अपवर्तन सहित' },
    ashtakvarga_school: { varahamihira: 'वराहमिहिर', parashara: 'पराशर' },
  },
  reset: 'सामान्य सेटिंग पर लौटें',
  working: 'रिपोर्ट की गणना फिर से हो रही है…',
  failed: 'गणना फिर से नहीं हो सकी। रिपोर्ट अब भी नीचे लिखी सेटिंग के अनुसार है।',
};
