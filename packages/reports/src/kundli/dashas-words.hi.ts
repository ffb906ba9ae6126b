import { hi as names } from '../format/names.hi.ts';
import type { DashasWords } from './dashas-words.en.ts';

const years = (count: number) => `${count} वर्ष`;
const levels = {
  mahadasha: 'महादशा',
  antardasha: 'अंतर्दशा',
  paryantardasha: 'प्रत्यंतर्दशा',
  Shookshamadasha: 'सूक्ष्म दशा',
  Pranadasha: 'प्राण दशा',
};

/** The sentences of the tab Dashas, in Hindi. `[id|words]` explains a term. */
export const hi: DashasWords = {
  names,
  span: {
    years,
    months: (count) => (count === 1 ? '1 महीना' : `${count} महीने`),
    days: (count) => `${count} दिन`,
  },
  planet: 'ग्रह',
  dasha: 'दशा',
  lord: 'स्वामी',
  length: 'अवधि',
  footer: (shown, total) => `${total} में से पहली ${shown} दशाएँ`,
  more: 'और दिखाएँ',
  leftOut: 'जो दशाएँ 90 वर्ष की आयु के बाद आरंभ होती हैं, वे यहाँ नहीं दी गई हैं।',
  clock: (zone) => `समय जन्म स्थान की घड़ी के अनुसार हैं (${zone})।`,
  loading: 'दशाएँ लोड हो रही हैं...',
  failed: 'दशाएँ लोड नहीं हो सकीं।',

  mahadasha: {
    intro: '120 वर्षों की नौ [mahadasha|महादशाएँ]। पहली जन्म के समय पहले से चल रही थी।',
    open: 'नीचे आप हर महादशा को एक-एक स्तर करके खोल सकते हैं।',
    balance: (span, lord) => `जन्म के समय ${lord} की दशा के ${span} शेष थे।`,
    because: (nakshatra, pada, lord) => `चंद्र ${nakshatra} के चरण ${pada} में, जिसका स्वामी ${lord} है`,
    caption: 'नौ महादशाएँ, 120 वर्ष',
    lord: 'महादशा',
    yearLength: (days) => `दशा का एक वर्ष ${days} दिन का गिना गया है।`,
    tree: 'स्तर के अनुसार',
    treeOf: (name) => `${name} की विंशोत्तरी दशा`,
  },

  prediction: {
    intro:
      'हर [mahadasha|महादशा] का फल, जो उसके [lord|स्वामी] के भाव और बल तथा उस समय की आपकी आयु पर आधारित है।',
    title: (lord) => `${lord} महादशा`,
    years: (start, end) => `${start} से ${end}`,
    when: (span, from, to) =>
      from === undefined || to === undefined ? span : `${span}, आयु ${from} से ${to} वर्ष`,
    late: '90 वर्ष की आयु के बाद आरंभ होने वाली दशाएँ',
    prediction: 'फल',
    influence: 'ग्रह का प्रभाव',
    because: (lord, sign, house) => `${lord} भाव ${house}, ${sign} राशि में`,
  },

  antardasha: {
    intro: 'आपकी वर्तमान [antardasha|अंतर्दशा], उसके भीतर की दशाएँ, और सभी 81 अंतर्दशाएँ।',
    mahadasha: 'वर्तमान महादशा',
    antardasha: 'वर्तमान अंतर्दशा',
    deeper: 'भीतर के स्तर',
    none: 'इस समय कोई अंतर्दशा नहीं मिली।',
    readings: 'इस महादशा की अंतर्दशाएँ',
    range: (start, end) => `${start} से ${end}`,
    because: (main, sub, apart) =>
      main === sub
        ? `दोनों दशाओं का स्वामी ${main} है`
        : apart === 1
          ? `${sub} और ${main} एक ही राशि में`
          : `${main} की राशि से गिनने पर ${sub} राशि ${apart} में`,
    caption: 'सभी अंतर्दशाएँ',
    name: 'महादशा/अंतर्दशा',
  },

  char: {
    intro: {
      current: 'आपकी वर्तमान [charDasha|चर दशा], बारह समान अंतर्दशाओं में।',
      main: 'बारह राशियों की [charDasha|चर दशाएँ], जन्म से दो चक्रों तक।',
      sub: 'हर [charDasha|चर दशा] अपनी बारह अंतर्दशाओं के साथ।',
    },
    none: 'आज का दिन इस दशा के दोनों चक्रों से बाहर है।',
    main: 'मुख्य दशा',
    lord: 'स्वामी',
    subStart: 'अंतर्दशाओं का आरंभ',
    startsOn: (date) => `आरंभ: ${date}।`,
    caption: 'राशियों की दशाएँ',
    subCaption: (sign) => `${sign} की अंतर्दशाएँ`,
    years,
    sub: 'अंतर्दशा',
    heading: (sign, lord, start) => `${sign} · स्वामी ${lord} · ${start} से`,
  },

  current: {
    intro: 'आपकी पाँच वर्तमान दशाएँ, हर एक पिछली के भीतर: वर्षों से घंटों तक।',
    levels,
    none: 'आज का दिन इस दशा के 120 वर्षों से बाहर है।',
    starts: 'आरंभ',
    ends: 'समाप्ति',
  },

  full: {
    intro:
      'आपकी वर्तमान दशाएँ, और हर स्तर की सभी नौ दशाएँ: [mahadasha|महादशा], [antardasha|अंतर्दशा], [paryantardasha|प्रत्यंतर्दशा], [sookshma|सूक्ष्म दशा], [prana|प्राण दशा]।',
    hierarchy: 'आपकी वर्तमान दशाएँ',
    levels,
    periods: (level) => `नौ दशाएँ: ${level}`,
    range: (start, end) => `${start} से ${end}`,
  },

  yogini: {
    intro: {
      main: 'आठ [yogini|योगिनियों] के तीन चक्र, हर चक्र 36 वर्ष का। पहली दशा जन्म के समय पहले से चल रही थी।',
      sub: 'हर [yogini|योगिनी दशा] अपनी आठ अंतर्दशाओं के साथ।',
    },
    caption: 'योगिनी दशाएँ',
    subCaption: (yogini) => `${yogini} की अंतर्दशाएँ`,
    heading: (yogini, lord, start, end) => `${yogini} · स्वामी ${lord} · ${start} से ${end}`,
    sub: 'अंतर्दशा',
  },
};
