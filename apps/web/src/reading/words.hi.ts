import type { en } from './words.en.ts';

/** Texts shared by the pages for reading, in Hindi. */
export const hi: typeof en = {
  home: 'होम',
  contents: 'इस पेज पर',
  lastUpdated: (day) => `अंतिम अपडेट: ${day}`,
  failed: 'यह पेज लोड नहीं हो सका। आपका लिखा हुआ सुरक्षित है।',
  loading: 'पेज लोड हो रहा है…',
  sample: 'नमूना जानकारी',
  print: 'प्रिंट करें',
  contact: {
    title: 'हमसे संपर्क करें',
    company: 'कंपनी',
    email: 'ई-मेल',
    phone: 'फ़ोन',
    whatsApp: 'व्हाट्सऐप',
    online: 'ऑनलाइन',
    office: 'कार्यालय का समय',
    address: 'कार्यालय',
    map: 'कार्यालय को नक्शे पर देखें',
    grievance: 'शिकायत अधिकारी',
    sample: 'नमूना विवरण',
  },
};
