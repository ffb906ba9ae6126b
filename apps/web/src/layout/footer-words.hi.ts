import type { en } from './footer-words.en.ts';

/** Words of the footer, in Hindi. */
export const hi: typeof en = {
  office: 'नई दिल्ली, भारत',
  columns: { company: 'कंपनी', legal: 'क़ानूनी जानकारी', support: 'सहायता' },
  about: 'परिचय',
  kundli: 'कुंडली',
  privacy: 'गोपनीयता नीति',
  terms: 'नियम और शर्तें',
  disclaimer: 'अस्वीकरण',
  refund: 'वापसी नीति',
  pricing: 'मूल्य नीति',
  contact: 'संपर्क',
  faq: 'अक्सर पूछे जाने वाले प्रश्न',
  social: 'हमें फ़ॉलो करें',
  sample: 'नमूना आँकड़े',
  accreditations: 'मान्यता और प्रमाणन',
  copyright: (year, holder) => `© ${year} ${holder}। सर्वाधिकार सुरक्षित।`,
  registeredOffice: 'पंजीकृत कार्यालय',
  kit: {
    Footer: { thanks: 'बस एक क़दम और: अपना इनबॉक्स देखें और पुष्टि के लिए लिंक खोलें।' },
  },
  subscribeFailed: 'आपका ई-मेल दर्ज नहीं हो सका। कृपया फिर प्रयास करें।',
};
