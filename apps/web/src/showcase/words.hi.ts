import type { en } from './words.en.ts';

/** Texts of cards and section headings that several pages share, in Hindi. */
export const hi: typeof en = {
  sample: 'नमूना जानकारी',
  with: (service, astrologer) => `${service}, ${astrologer} के साथ`,

  ask: {
    request: 'यह अनुरोध भेजता है। समय और शुल्क की पुष्टि हम आपसे करेंगे।',
    writingOnly: 'केवल लिखित उत्तर।',
    callOnly: 'परामर्श केवल कॉल पर।',
    away: 'अभी उपलब्ध नहीं। आप प्रोफ़ाइल पर अनुरोध छोड़ सकते हैं।',
  },

  clients: 'हमारे ग्राहक क्या कहते हैं',

  insights: {
    categories: {
      horoscopes: 'राशिफल',
      guides: 'मार्गदर्शिकाएँ',
      'moon-phases': 'चंद्र कलाएँ',
    },
    readFull: 'पूरा लेख पढ़ें',
    comments: (count) => `${count} ${count === '1' ? 'टिप्पणी' : 'टिप्पणियाँ'}`,
    likes: (count) => `${count} लाइक`,
    views: (count) => `${count} बार देखा गया`,
  },
};
