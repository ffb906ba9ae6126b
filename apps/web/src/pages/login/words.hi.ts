import type { en } from './words.en.ts';

export const hi: typeof en = {
  title: 'लॉगिन',
  intro: 'आपका फिर स्वागत है।',
  behind: (what) => `${what} खोलने के लिए लॉगिन कीजिए।`,
  behindLogin: {
    profile: 'अपनी प्रोफ़ाइल',
    kundli: 'कुंडली निर्माण',
    'kundli-report': 'अपनी कुंडली रिपोर्ट',
    'kundli-matching': 'कुंडली मिलान',
    'matching-report': 'अपनी मिलान रिपोर्ट',
    numerology: 'अंक ज्योतिष',
    panchang: 'पंचांग',
    gemstones: 'रत्न सुझाव',
    horoscope: 'राशिफल',
    poojas: 'अनुष्ठान',
    pooja: 'यह अनुष्ठान',
  },
  email: 'ई-मेल',
  password: 'पासवर्ड',
  forgot: 'पासवर्ड भूल गए?',
  submit: 'लॉगिन करें',
  busy: 'लॉगिन हो रहा है...',
  noAccount: 'खाता नहीं है?',
  signUp: 'साइन अप करें',
  failed: 'लॉगिन नहीं हो सका। कृपया फिर प्रयास करें।',
  passwordReset: 'आपका नया पासवर्ड बन गया है। उसी से लॉगिन कीजिए।',
};
