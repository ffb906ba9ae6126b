import type { en } from './words.en.ts';

/** The sentences of the day of a birth star, in Hindi. */
export const hi: typeof en = {
  title: (star) => `आपके नक्षत्र ${star} के लिए`,
  today: (star) => `आपके नक्षत्र ${star} के लिए आज`,
  toPanchang: 'आज का पंचांग',
  loading: 'आपके जन्म नक्षत्र का दिन लोड हो रहा है',
  failed: 'आपके जन्म नक्षत्र का दिन लोड नहीं हो सका',
  incomplete: 'जन्म का समय और स्थान जोड़ें, फिर यहाँ दिखेगा कि यह दिन आपके जन्म नक्षत्र के लिए कैसा है।',
  toProfile: 'प्रोफ़ाइल पर जाएँ',
  strengths: { good: 'अनुकूल', middling: 'सामान्य', bad: 'प्रतिकूल' },
  tarabala: {
    name: 'ताराबल',
    tip: 'आज चंद्र का नक्षत्र आपके जन्म नक्षत्र से कितना आगे है; गिनती नौ-नौ के समूह में होती है।',
  },
  chandrabala: {
    name: 'चंद्रबल',
    tip: 'आज चंद्र आपके लिए कितना बलवान है; गिनती आपकी जन्म की चंद्र राशि से होती है।',
  },
  taras: {
    janma: 'जन्म',
    sampat: 'संपत',
    vipat: 'विपत',
    kshema: 'क्षेम',
    pratyari: 'प्रत्यरि',
    sadhaka: 'साधक',
    vadha: 'वध',
    mitra: 'मित्र',
    ati_mitra: 'अतिमित्र',
  },
  until: (name, until) => `${name}, ${until}`,
  from: (time, name) => `${time} से: ${name}`,
  moonIn: (sign) => `चंद्र ${sign} में`,
  good: {
    name: 'अच्छा समय',
    next: 'अगला अच्छा समय',
    tip: 'अमृत, शुभ और लाभ चौघड़िया, जिनमें से वर्जित समय और आपके लिए प्रतिकूल तारा या चंद्र का समय हटा दिया गया है।',
    none: 'इस दिन आपके नक्षत्र के लिए कोई भी समय सभी दोषों से मुक्त नहीं है।',
    noneLeft: 'इस दिन अब कोई अच्छा समय शेष नहीं है।',
  },
  avoid: {
    name: 'वर्जित समय',
    next: 'अगला वर्जित समय',
    tip: 'वे समय जिनमें प्रायः नया काम या यात्रा शुरू नहीं करते।',
    noneLeft: 'इस दिन अब कोई शेष नहीं है।',
  },
  noSun: 'अच्छे और वर्जित समय के लिए सूर्योदय और सूर्यास्त चाहिए।',
  named: (span, name) => `${span} (${name})`,
  avoided: {
    rahu_kaal: 'राहु काल',
    yamaganda: 'यमगंड',
    gulika: 'गुलिक काल',
    dur_muhurta: 'दुर्मुहूर्त',
    varjyam: 'वर्ज्य',
    bhadra: 'भद्रा',
  },
};
