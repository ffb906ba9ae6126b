import { tabNamesHi } from '@jyoti/reports';
import { hi as settingsWords } from '../../kundli-parts/settings-words.hi.ts';
import type { ReportWords } from './words.en.ts';

/** Texts of the report page, in Hindi. `[id|words]` explains a term. */
export const hi: ReportWords = {
  title: 'कुंडली बनाएँ',
  casting: ({ name, day, time, place }) =>
    `${name} की कुंडली बन रही है: ${day}${time === null ? '' : `, ${time} बजे`}, ${place}…`,
  casts: 'सबसे पहले कुंडली का सार दिखेगा, फिर ग्रहों की स्थितियाँ, जीवन की दशाएँ और हर विषय का फल।',
  loading: 'कुंडली बन रही है…',
  failed: 'रिपोर्ट लोड नहीं हो सकी।',
  edit: 'जन्म विवरण बदलें',
  print: 'प्रिंट करें',
  file: 'kundli',
  save: {
    button: 'मेरी कुंडलियों में सहेजें',
    saving: 'सहेजा जा रहा है...',
    saved: 'यह कुंडली आपकी कुंडलियों में है।',
    failed: 'कुंडली सहेजी नहीं जा सकी। कृपया फिर प्रयास करें।',
  },
  facts: {
    lagna: '[lagna|लग्न]',
    rashi: '[rashi|राशि (चंद्र राशि)]',
    nakshatra: '[nakshatra|नक्षत्र]',
    dasha: '[dasha|वर्तमान दशा]',
    lord: (lord) => `स्वामी ${lord}`,
    pada: (pada) => `चरण ${pada}`,
    until: (antardasha, date) => `अंतर्दशा ${antardasha}, ${date} तक`,
    noDasha: '120 वर्षों से बाहर',
  },
  chartTitle: (name) => `${name} की जन्म कुंडली (डी1)`,
  printName: (name) => `${name} की कुंडली`,
  chartStyle: 'कुंडली की शैली',
  chartStyles: { north: 'उत्तर भारतीय', south: 'दक्षिण भारतीय', east: 'पूर्व भारतीय' },
  mainTabs: 'रिपोर्ट',
  tabs: tabNamesHi,
  subTabs: (main) => `${main} के भाग`,
  workspace: 'कार्यपटल में खोलें',
  unknownSubTab: 'कृपया कोई उप-टैब चुनें।',
  part: {
    loading: (part) => `लोड हो रहा है: ${part}…`,
    failed: (part) => `यह भाग लोड नहीं हो सका: ${part}। बाक़ी रिपोर्ट यहीं है।`,
  },
  because: 'आधार',

  periods: {
    title: 'जीवन की नौ दशाएँ',
    note: 'विंशोत्तरी दशा, 120 वर्ष',
  },

  basis: {
    line: (ayanamsa, degrees, node, offset, zone) =>
      `${ayanamsa} अयनांश ${degrees}, ${node} राहु-केतु, पूर्ण राशि भाव, घड़ी ${offset} (${zone})।`,
    rest: (yearDays, sunrise, school) =>
      `दशा वर्ष ${yearDays} दिन, सूर्योदय ${sunrise}, अष्टकवर्ग ${school}।`,
    uncertain: 'यदि जन्म समय में दस मिनट से अधिक का अंतर हो सकता है, तो भावों को अनुमानित मानें।',
  },

  settings: settingsWords,
};
