import type { en } from './words.en.ts';

/** The sentences of the login page, in Hindi. */
export const hi: typeof en = {
  title: 'लॉगिन',
  intro: 'आपका फिर स्वागत है।',
  behind: (what) => `${what} खोलने के लिए लॉग इन करें।`,
  behindLogin: {
    profile: 'अपनी प्रोफ़ाइल',
    kundli: 'कुंडली बनाने का पेज',
    'kundli-report': 'अपनी कुंडली रिपोर्ट',
    'kundli-matching': 'कुंडली मिलान का पेज',
    'matching-report': 'अपनी मिलान रिपोर्ट',
    numerology: 'अंक ज्योतिष का पेज',
    panchang: 'पंचांग',
    festivals: 'वर्ष के पर्व',
    'wall-calendar': 'दीवार कैलेंडर',
    gemstones: 'रत्न सुझाव का पेज',
    horoscope: 'राशिफल',
    muhurta: 'मुहूर्त खोजने का पेज',
    prashna: 'प्रश्न कुंडली',
    poojas: 'अनुष्ठानों का पेज',
    pooja: 'अनुष्ठान का पेज',
  },
  email: 'ई-मेल',
  password: 'पासवर्ड',
  forgot: 'पासवर्ड भूल गए?',
  submit: 'लॉग इन करें',
  busy: 'लॉग इन हो रहा है...',
  noAccount: 'अभी खाता नहीं है? साइन अप निःशुल्क है, और हमारे सभी साधन भी।',
  signUp: 'साइन अप करें',
  failed: 'लॉगिन नहीं हो सका। कृपया फिर प्रयास करें।',
  passwordReset: 'आपका नया पासवर्ड बन गया है। उससे लॉग इन करें।',
};
