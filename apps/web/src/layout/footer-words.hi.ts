import type { en } from './footer-words.en.ts';

export const hi: typeof en = {
  office: 'नई दिल्ली, भारत',
  columns: { company: 'कंपनी', legal: 'क़ानूनी', support: 'सहायता' },
  about: 'हमारे बारे में',
  kundli: 'कुंडली',
  privacy: 'निजता नीति',
  terms: 'नियम और शर्तें',
  disclaimer: 'अस्वीकरण',
  refund: 'रिफ़ंड नीति',
  pricing: 'मूल्य नीति',
  contact: 'संपर्क करें',
  faq: 'अक्सर पूछे जाने वाले प्रश्न',
  social: 'हमें फ़ॉलो करें',
  sample: 'नमूने के आँकड़े',
  accreditations: 'मान्यताएँ',
  copyright: (year, holder) => `© ${year} ${holder}। सर्वाधिकार सुरक्षित।`,
  registeredOffice: 'पंजीकृत कार्यालय',
  kit: { Footer: { thanks: 'बस एक क़दम और: अपना इनबॉक्स देखिए और लिंक खोलकर पुष्टि कीजिए।' } },
  subscribeFailed: 'आपका पता सहेजा नहीं जा सका। कृपया फिर प्रयास करें।',
};
