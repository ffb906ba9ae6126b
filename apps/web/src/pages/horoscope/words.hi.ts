import { commonMessages } from '@jyoti/reports/messages/common';
import { names as wireNames } from '@jyoti/reports/format';
import type { HoroscopeWords } from './words.ts';

/** Grahas by their English names in the API. */
const grahas: Record<string, string> = {
  Sun: 'सूर्य',
  Moon: 'चंद्र',
  Mars: 'मंगल',
  Mercury: 'बुध',
  Jupiter: 'गुरु',
  Venus: 'शुक्र',
  Saturn: 'शनि',
  Rahu: 'राहु',
  Ketu: 'केतु',
};

/** Texts of the horoscope page, in Hindi. */
export const hi: HoroscopeWords = {
  names: wireNames.hi,
  title: 'राशिफल',
  heading: (sign, period) => `${sign} राशि का ${period} राशिफल`,
  today: (day) => day,
  datesNote: 'पाश्चात्य सूर्य राशि की तारीख़ें',

  signs: 'राशि',
  moonSign: {
    use: 'मेरी चंद्र राशि लें',
    busy: 'आपकी चंद्र राशि निकाली जा रही है…',
    found: (name) => `आपकी चंद्र राशि ${name} है।`,
    failed: 'आपकी चंद्र राशि अभी नहीं निकाली जा सकी।',
    why: 'भारत में चंद्र राशि देखी जाती है।',
  },

  period: 'अवधि',
  periods: { daily: 'दैनिक', weekly: 'साप्ताहिक', monthly: 'मासिक', yearly: 'वार्षिक' },
  earlier: {
    daily: 'पिछला दिन',
    weekly: 'पिछला सप्ताह',
    monthly: 'पिछला माह',
    yearly: 'पिछला वर्ष',
  },
  later: { daily: 'अगला दिन', weekly: 'अगला सप्ताह', monthly: 'अगला माह', yearly: 'अगला वर्ष' },
  current: { daily: 'आज', weekly: 'यह सप्ताह', monthly: 'यह माह', yearly: 'यह वर्ष' },
  dates: 'तारीख़',
  anyDate: 'कोई भी तारीख़',
  outOfRange: 'राशिफल वर्ष 1800 से 2200 तक के लिए बनते हैं।',

  loading: 'ग्रहों की स्थिति देखी जा रही है…',
  failed: 'राशिफल लोड नहीं हो सका।',
  failedText: 'आपकी चुनी हुई राशि और तारीख़ वही हैं।',

  parts: {
    general: 'आकाश क्या कहता है',
    love: 'प्रेम',
    career: 'करियर और धन',
    health: 'स्वास्थ्य',
  },
  outlooks: {
    love: { quiet: 'शांत', even: 'मिला-जुला', favourable: 'अनुकूल' },
    career: { quiet: 'करियर: शांत', even: 'करियर: मिला-जुला', favourable: 'करियर: अनुकूल' },
    money: { quiet: 'धन: शांत', even: 'धन: मिला-जुला', favourable: 'धन: अनुकूल' },
  },

  favourable: 'इस दिन के लिए',
  luckyNumber: 'शुभ अंक',
  compatibleSign: 'अनुकूल राशि',
  favorableTime: 'शुभ समय',
  noTime: 'कोई नहीं: इस दिन वहाँ सूर्योदय और सूर्यास्त नहीं होते।',
  rules: 'ये कैसे निकाले जाते हैं',
  luckyRule: (number) =>
    `आपके राशि स्वामी के अंक में आज के चंद्र के भाव की संख्या जोड़कर योग को एक अंक में लाया जाता है: ${number}। यह नियम हमारा अपना है, मनोरंजन के लिए; किसी प्राचीन ग्रंथ में नहीं है।`,
  compatibleRule:
    'वह राशि जिसका स्थान और स्वामी आपकी राशि से मेल खाते हैं (मिलान का भकूट नियम) और जिसका अपना दिन सबसे अच्छा दिखता है।',
  timeRule: (lord, zone) =>
    `आपके राशि स्वामी ${lord} की पहली होरा जो राहु काल से मुक्त है, नई दिल्ली (${zone}) के लिए।`,

  grahasFirst: grahas,
  grahas,
  why: {
    house: (graha, ordinal) => `${ordinal} भाव में ${graha}`,
    aspect: (graha, ordinal) => `${ordinal} भाव पर ${graha} की दृष्टि`,
    nakshatra: (name) => `${name} नक्षत्र में चंद्र`,
    stands: (graha, zodiac, ordinal, sign) =>
      `${graha} ${zodiac} राशि में है, जो ${sign} राशि से गिनने पर ${ordinal} भाव में पड़ती है।`,
    looks: (graha, zodiac, ordinal, sign) =>
      `${zodiac} राशि से ${graha} की दृष्टि ${sign} राशि से ${ordinal} भाव पर है।`,
    benefic: 'यह स्वभाव से शुभ ग्रह है, इसलिए इसकी दृष्टि कोमल मानी जाती है।',
    malefic: 'यह स्वभाव से पाप ग्रह है, इसलिए इसकी दृष्टि कठोर मानी जाती है।',
    good: 'गोचर के नियमों (फलदीपिका, अध्याय 26) में यह इसके शुभ भावों में से है, और कोई वेध नहीं है।',
    obstructed: (by, ordinal) =>
      `यह इसके शुभ भावों में से है, पर ${ordinal} भाव में बैठे ${by} के कारण इसका फल रुकता है (वेध)।`,
    bad: 'गोचर के नियमों (फलदीपिका, अध्याय 26) में यह इसके शुभ भावों में से नहीं है।',
    relieved: (by, ordinal) =>
      `यह इसके शुभ भावों में से नहीं है, पर ${ordinal} भाव में बैठे ${by} के कारण इसका प्रभाव हल्का है (विपरीत वेध)।`,
    balance: (helps, slows) =>
      `गोचर के नियमों में इस विषय पर ${helps} का प्रभाव अनुकूल है और ${slows} का प्रतिकूल, इसलिए कोई पक्ष भारी नहीं है।`,
    another: 'किसी दूसरे ग्रह',
    among: (names) =>
      [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' और '),
    vedhaHouse: 'वेध',
    stay: (from, to) => `${from} से ${to} तक।`,
    goodDays: (percent) =>
      `हमने हर दिन आपकी राशि से चंद्र का भाव गिना; ${percent} दिनों में वह ऐसे शुभ भाव में है जिस पर कोई वेध नहीं है।`,
    moonIn: (name, zodiac) => `दिन के मध्य में चंद्र ${zodiac} राशि के ${name} नक्षत्र में है।`,
    happens: (event, at) => `${event}: ${at}।`,
    share: (percent) => `${percent} दिनों में ऐसा है।`,
  },
  // The oblique case: every sentence above uses them before "भाव में" or "भाव पर".
  ordinals: Object.values(commonMessages.hi.ordinalHouses),
  events: {
    enters: (body, where) => `${body} का ${where} में प्रवेश`,
    retrograde: (body, zodiac) => `${zodiac} में ${body} वक्री`,
    direct: (body, zodiac) => `${zodiac} में ${body} मार्गी`,
    new: (zodiac) => `${zodiac} में अमावस्या`,
    full: (zodiac) => `${zodiac} में पूर्णिमा`,
    first_quarter: (zodiac) => `${zodiac} में शुक्ल पक्ष का अर्धचंद्र`,
    last_quarter: (zodiac) => `${zodiac} में कृष्ण पक्ष का अर्धचंद्र`,
    solar_eclipse: (zodiac) => `${zodiac} में सूर्य ग्रहण`,
    lunar_eclipse: (zodiac) => `${zodiac} में चंद्र ग्रहण`,
    begins: (body) => `${body} अस्त (सूर्य के निकट)`,
    ends: (body) => `${body} उदय (सूर्य से दूर)`,
  },

  positions: {
    title: 'ग्रहों की वर्तमान स्थिति',
    at: (when) => `निरयन स्थिति (लाहिरी), ${when}। भाव आपकी राशि से गिने गए हैं।`,
  },
  month: {
    title: 'इस माह के महत्वपूर्ण गोचर',
    titleOf: (month) => `${month} के महत्वपूर्ण गोचर`,
    all: (count) => (count === 1 ? 'माह का 1 गोचर' : `माह के सभी ${count} गोचर`),
    house: (ordinal) => `${ordinal} भाव में`,
    past: 'बीत चुका',
    pastHouse: (ordinal) => `${ordinal} भाव में, बीत चुका`,
  },
  recommendations: {
    title: 'सुझाव',
    gemstone: 'रत्न',
    gemstoneLink: 'अपने जन्म का रत्न जानें',
    meditation: 'ध्यान',
    remedies: 'उपाय',
    note: 'ये प्रथाएँ हैं। इनमें ख़र्च कम है, और ये कोई वादा नहीं करतीं।',
  },
  compatibility: {
    title: 'अनुकूलता की जानकारी',
    compatible: 'सबसे अनुकूल राशियाँ',
    challenging: 'जिनके साथ धैर्य चाहिए',
    link: 'दो कुंडलियाँ मिलाएँ',
  },
  consultation: {
    title: 'अपनी कुंडली के बारे में पूछें',
    text: 'हर बारह लोगों में से एक की राशि वही है जो आपकी है। परामर्श आपकी अपनी कुंडली से शुरू होता है: पहले कुंडली बनाएँ, फिर ज्योतिषी को लिखें।',
    book: 'परामर्श बुक करें',
    chat: 'ज्योतिषी से चैट करें',
  },
  basis: (zone) =>
    `गोचर की गणना पर आधारित, जन्म की चंद्र राशि से। लाहिरी अयनांश, पूर्ण राशि भाव, समय ${zone} के। किसी राशि का फल पूरे दिन एक ही रहता है।`,
  tradition: 'यह परंपरा है, चिकित्सा, क़ानून या धन संबंधी सलाह नहीं।',
};
