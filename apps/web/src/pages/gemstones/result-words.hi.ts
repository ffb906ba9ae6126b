import type { GemRow, Stone } from '@jyoti/contract';
import { commonMessages } from '@jyoti/reports/messages/common';
import { ayanamsaNames } from '../../kundli/ayanamsa-names.hi.ts';
import type { GemResultWords } from './result-words.en.ts';

type Affliction = GemRow['guards'][number]['afflictions'][number];

const nodes: Readonly<Record<string, string>> = { mean: 'मध्यम', true: 'स्पष्ट' };

const afflictionNames: Readonly<Record<Affliction, string>> = {
  debilitated: 'नीच',
  retrograde: 'वक्री',
  combust: 'अस्त',
};

/** "नीच, वक्री और अस्त" */
const joined = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' और ');

const range = ([from = 0, to = 0]: readonly number[], unit: string) =>
  from === to ? `${from} ${unit}` : `${from} से ${to} ${unit}`;

/** The sentences of a recommendation, in Hindi. */
export const hi: GemResultWords = {
  title: (name) => `${name} के लिए रत्न`,
  birth: (day, time, place) => `जन्म ${day}, ${time}, ${place}।`,
  ready: 'आपका रत्न सुझाव तैयार है',
  none: 'इस कुंडली के लिए कोई रत्न नहीं सुझाया जाता',
  ascendant: 'लग्न',
  again: 'विवरण बदलें',
  stones: 'आपके तीन रत्न',
  order: 'पहले कौन-सा',
  orderText: 'जिन रत्नों में कोई सावधानी नहीं है, वरीयता के क्रम में।',
  roles: { life: 'जीवन रत्न', lucky: 'शुभ रत्न', fortune: 'भाग्य रत्न' },
  inOrder: (role, gem) => `${role}: ${gem}`,
  dasha: 'आपकी वर्तमान दशा के लिए',
  dashaText:
    'राहु या केतु का रत्न केवल उनकी दशा में धारण किया जाता है और दशा समाप्त होने पर उतार दिया जाता है।',
  dashaStone: 'दशा का रत्न',
  avoid: 'जो रत्न धारण न करें',
  avoidText: 'बाक़ी स्वामियों के रत्न, हर एक को न पहनने के कारण के साथ।',
  firstWorn: 'पहली बार धारण करना',
  suits: 'किसके लिए उपयुक्त',
  oneOf: (choices) => choices.join(' या '),
  day: (day, times) => (times.length > 0 ? `${day}, ${times.join(' या ')}` : day),
  weight: ({ weight_ratti, weight_carats }: Stone) =>
    `पंचांगों में न्यूनतम भार ${range(weight_ratti, 'रत्ती')} (${range(weight_carats, 'कैरेट')}) बताया गया है।`,
  guards: {
    dusthana_lord: ({ house }) =>
      house === null
        ? 'इसका स्वामी ग्रह कठिन भाव का स्वामी है'
        : `इसका स्वामी ग्रह ${Object.values(commonMessages.hi.ordinalHouses)[house - 1] ?? house} भाव का स्वामी है`,
    maraka: () => 'इसका स्वामी ग्रह इस लग्न के लिए मारक है',
    functional_malefic: () => 'इसका स्वामी ग्रह इस लग्न के लिए अकारक है',
    weakened: ({ afflictions }) =>
      `इसका स्वामी ग्रह ${joined(afflictions.map((affliction) => afflictionNames[affliction]))} है`,
    node_outside_its_dasha: () => 'इसके ग्रह (राहु या केतु) की दशा नहीं चल रही है',
  },
  guardList: (guards) => `${guards.join('; ')}।`,
  limits: 'रत्न क्या नहीं हैं',
  notForSale: 'इस साइट पर कोई रत्न नहीं बिकता, न ही किसी रत्न का नाम बताने के लिए हमें कोई पैसे देता है।',
  basis: ({ settings }, degrees, offset, clock) =>
    `${ayanamsaNames[settings.ayanamsa]} अयनांश ${degrees}, ${nodes[settings.node] ?? settings.node} राहु-केतु, पूर्ण राशि भाव, घड़ी ${offset} (${clock})।`,
  uncertain: 'यदि जन्म समय में दस मिनट से अधिक का अंतर हो सकता है, तो आपका लग्न दूसरा भी हो सकता है।',
  sheet: (name) => `${name} के रत्न`,
  file: 'jyoti-gemstones.pdf',
  fact: (label, value) => `${label}: ${value}`,
  facts: {
    weight: 'भार',
    metal: 'धातु',
    finger: 'उँगली',
    day: 'दिन',
    mantra: 'मंत्र',
    substitutes: 'उपरत्न',
  },
  notAdvised: 'धारण न करें',
  named: (gem, alias) => (gem === alias ? gem : `${gem} (${alias})`),
  carats: ({ weight_carats }) => `कम से कम ${weight_carats[0]} कैरेट`,
  roleHeader: 'प्रकार',
  gemHeader: 'रत्न',
  whyNot: 'क्यों नहीं',
};
