import type { en } from './section-words.en.ts';

/** Words of the sections below the hero, in Hindi. */
export const hi: typeof en = {
  awards: { title: 'सम्मान और पुरस्कार' },

  zodiac: {
    title: 'अपनी राशि चुनें',
    intro: 'यदि आपको अपनी चंद्र राशि पता है तो वही चुनें। नहीं तो आपकी कुंडली बता देगी।',
    label: 'राशियाँ',
    today: 'आज की मुख्य बात',
    moonIn: (sign) => `चंद्र ${sign} राशि में`,
    tithi: (paksha, tithi, nakshatra) => `${paksha} ${tithi}, नक्षत्र ${nakshatra}।`,
    paksha: { shukla: 'शुक्ल', krishna: 'कृष्ण' },
    tithiKinds: [
      'नंदा तिथि: परंपरा में मेल-मिलाप और शुभ आरंभ के लिए।',
      'भद्रा तिथि: परंपरा में स्वास्थ्य, यात्रा और स्थिर कार्यों के लिए।',
      'जया तिथि: परंपरा में परिश्रम, प्रतियोगिता और अध्ययन के लिए।',
      'रिक्ता तिथि: परंपरा में अधूरे काम निपटाने के लिए, नए आरंभ के लिए नहीं।',
      'पूर्णा तिथि: परंपरा में शुरू किए हुए काम पूरे करने के लिए।',
    ],
    mercury: {
      direct: 'बुध मार्गी है',
      retrograde: 'बुध वक्री है',
      in: (sign) => `${sign} राशि में।`,
      until: {
        direct: (sign, date) => `${sign} राशि में; ${date} को मार्गी होगा।`,
        retrograde: (sign, date) => `${sign} राशि में; ${date} को वक्री होगा।`,
      },
    },
    eclipse: {
      seen: (day, span) => `${day} को, नई दिल्ली में ${span} तक दिखाई देगा।`,
      unseen: (day) => `${day} को, नई दिल्ली में दिखाई नहीं देगा।`,
      dim: (day) => `${day} को। चंद्रमा केवल थोड़ा धुँधला होता है।`,
    },
    basis: 'इसी मिनट की गणना, लाहिरी अयनांश से।',
  },

  astrologers: {
    title: 'हमारे विशेषज्ञ ज्योतिषियों से मिलें',
    intro: 'हर कार्ड पर शुल्क लिखा है। कोई आपको रत्न बेचने की कोशिश नहीं करेगा।',
  },

  traits: {
    sentence: (texts) => `${texts.join(', ')}।`,
    heading: (sign) => sign,
    names: (names) => `${names.join(', ')}।`,
    title: 'जानें, आपकी राशि आपके बारे में क्या कहती है',
    intro: 'परंपरा हर राशि के बारे में क्या कहती है। आपकी पूरी कुंडली इससे कहीं अधिक बताती है।',
    choose: 'आपकी राशि',
    tabs: {
      traits: 'गुण',
      compatibility: 'अनुकूलता',
      career: 'करियर',
      health: 'स्वास्थ्य',
    },
    tabsOf: (sign) => `परंपरा ${sign} राशि के बारे में क्या कहती है`,
    leads: {
      traits: 'स्वभाव से',
      bestMatches: 'इनसे अच्छी बनती है',
      suitableFields: 'उपयुक्त क्षेत्र',
      recommendations: 'अच्छी आदतें',
    },
    groups: {
      strengths: 'ख़ूबियाँ',
      challenges: 'कठिन लगता है',
      challenging: 'यहाँ धैर्य चाहिए',
      nakshatra: 'राशि के नक्षत्र',
      vulnerabilities: 'ध्यान रखें',
    },
    famous: (names) => `इस पाश्चात्य सूर्य राशि के जाने-माने लोग: ${names}।`,
    more: (sign) => `${sign} राशि के बारे में सब कुछ पढ़ें`,
    none: 'इस राशि के बारे में हम अभी लिख रहे हैं।',
  },

  insights: {
    title: 'ज्योतिष की समझ और मार्गदर्शन',
    tabsLabel: 'सामग्री के प्रकार',
    tabs: {
      all: 'सभी सामग्री',
      horoscopes: 'राशिफल',
      guides: 'मार्गदर्शिकाएँ',
      videos: 'वीडियो',
      'moon-phases': 'चंद्र कलाएँ',
    },
    viewAll: 'पूरी सामग्री देखें',
    none: 'यहाँ अभी कुछ नहीं है।',
    noneText: 'इस विषय के नए लेख यहाँ दिखाई देंगे।',
    monthToday: (paksha, tithi) => `आज: ${paksha} ${tithi}`,
  },

  offers: {
    title: 'विशेष ऑफ़र',
    claim: 'ऑफ़र लें',
    bundle: 'बंडल लें',
  },

  faqs: {
    title: 'अक्सर पूछे जाने वाले प्रश्न',
    tabsLabel: 'प्रश्नों के विषय',
    tabs: {
      General: 'सामान्य',
      Readings: 'फलादेश',
      Scheduling: 'समय तय करना',
      Technical: 'तकनीकी',
    },
    searchLabel: 'प्रश्नों में खोजें',
    search: 'प्रश्न खोजें...',
    none: 'आपकी खोज से मेल खाता कोई प्रश्न नहीं मिला।',
    viewAll: 'सभी प्रश्न देखें',
  },

  about: {
    timeline: 'हमारी यात्रा',
    media: 'अख़बारों में',
  },
};
