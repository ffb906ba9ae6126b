import type { en } from './words.en.ts';

export const hi: typeof en = {
  home: 'मुख्य पृष्ठ',
  contents: 'इस पृष्ठ पर',
  lastUpdated: (day) => `पिछला बदलाव: ${day}`,
  failed: 'यह पृष्ठ लोड नहीं हो सका। आपकी जानकारी सुरक्षित है।',
  loading: 'पृष्ठ लोड हो रहा है…',
  sample: 'नमूना',
  print: 'छापें',
  contact: {
    title: 'संपर्क करें',
    company: 'कंपनी',
    email: 'ई-मेल',
    phone: 'फ़ोन',
    online: 'ऑनलाइन',
    office: 'कार्यालय का समय',
    address: 'कार्यालय',
    map: 'मानचित्र पर कार्यालय देखें',
    grievance: 'शिकायत अधिकारी',
    sample: 'नमूने की जानकारी',
  },
};
