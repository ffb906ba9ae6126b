import type { en } from './words.en.ts';

/** The sentences of an astrologer's page, in Hindi. */
export const hi: typeof en = {
  astrologers: 'ज्योतिषी',
  sample: 'नमूना प्रोफ़ाइल',
  description: (name, subjects, years) =>
    `${name}: ${subjects}, ${years} वर्ष का अनुभव। परामर्श या चैट के लिए अनुरोध भेजें।`,
  facts: {
    experience: 'अनुभव',
    languages: 'भाषाएँ',
    rating: 'रेटिंग',
    price: 'शुल्क',
    nextSlot: 'अगला समय',
    waitTime: 'प्रतीक्षा समय',
  },
  years: (count) => `${count} वर्ष`,
  about: (name) => `${name} के बारे में`,
  approach: 'काम करने का तरीक़ा',
  training: 'शिक्षा',
  questions: 'लोग प्रायः क्या पूछते हैं',
  ask: {
    titles: {
      either: 'परामर्श या चैट के लिए अनुरोध करें',
      call: 'कॉल के लिए अनुरोध करें',
      chat: 'चैट के लिए अनुरोध करें',
    },
    intro:
      'यह केवल एक अनुरोध है। समय और शुल्क की पुष्टि हम पहले आपसे करेंगे; उससे पहले आपको कोई भुगतान नहीं करना है।',
    away: {
      Busy: (name) => `${name} अभी परामर्श में व्यस्त हैं। आपका अनुरोध इसके बाद देखा जाएगा।`,
      Offline: (name) => `${name} अभी ऑफ़लाइन हैं। आपका अनुरोध बाद में देखा जाएगा।`,
    },
    kind: 'आप क्या चाहते हैं',
    kinds: { consultation: 'कॉल पर परामर्श', chat: 'चैट' },
    noChat: (name) => `${name} से परामर्श केवल कॉल पर होता है।`,
    noCall: (name) => `${name} के उत्तर केवल लिखित में मिलते हैं।`,
    name: 'नाम',
    email: 'ई-मेल',
    mobile: 'मोबाइल नंबर',
    mobileHint: '10 अंक; +91 और बीच की ख़ाली जगह भी चलेगी।',
    date: 'पसंद की तारीख़',
    dateHint: 'दिन, माह, वर्ष। अगले उपलब्ध समय के लिए इसे ख़ाली छोड़ें।',
    message: 'विषय',
    submit: 'अनुरोध भेजें',
    busy: 'भेजा जा रहा है...',
    failed: 'आपका अनुरोध नहीं भेजा जा सका। आपका लिखा हुआ यहीं है। कृपया फिर प्रयास करें।',
    terms: 'रद्द करने पर क्या होता है',
  },
  sent: {
    title: 'आपका अनुरोध मिल गया है',
    ticket: 'टिकट नंबर',
    text: (name, email) =>
      `${name} की पुष्टि मिलते ही हम आपको ${email} पर लिखेंगे। अभी आपसे कोई शुल्क नहीं लिया गया है।`,
    another: 'एक और अनुरोध भेजें',
  },
};
