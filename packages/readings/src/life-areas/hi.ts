import type { GrahaId } from '@jyoti/jyotish';
import { names } from '../names.ts';
import { openingHi } from '../opening.hi.ts';
import { ordinalsHi as ordinal } from '../ordinals.hi.ts';
import type {
  Factor,
  FactorKind,
  LifeArea,
  LifeAreaFacts,
  LifeAreaTexts,
  WeighingTexts,
} from './life-areas.types.ts';
import { summariesHi } from './summaries.hi.ts';

const { lords: grahas } = openingHi;

/** Topics of significators, in the oblique case: '… का कारक'. */
const matters: Readonly<Record<LifeArea, string>> = {
  self: 'जीवन-शक्ति और स्वाभिमान',
  money: 'धन',
  siblings: 'भाई-बहनों और साहस',
  home: 'घर और माँ',
  children: 'संतान',
  learning: 'विद्या',
  health: 'ऊर्जा और परिश्रम',
  partner: 'साझेदारी',
  faith: 'आस्था और गुरुओं',
  work: 'कर्म',
};

/** What a malefic requires in a house. */
const asks: Readonly<Record<GrahaId, string>> = {
  sun: 'जहाँ अभिमान और दो-टूक बात से खटपट हो सकती है',
  moon: 'जहाँ घटता चंद्र बहुत कुछ मन पर छोड़ देता है',
  mars: 'जहाँ जल्दबाज़ी और बहस आसानी से आती है',
  mercury: 'जहाँ घबराहट बीच में आ जाती है',
  jupiter: 'जहाँ ज़रूरत से अधिक काम सिर ले लिया जाता है',
  venus: 'जहाँ आराम की कुछ क़ीमत चुकानी पड़ती है',
  saturn: 'जहाँ फल प्रायः देर से आते हैं और धैर्य माँगते हैं',
  rahu: 'जहाँ इच्छाएँ व्यावहारिकता से आगे निकल जाती हैं',
  ketu: 'जहाँ रुचि आती-जाती रहती है',
};

const helps: Readonly<Record<GrahaId, string>> = {
  sun: 'अधिकार देकर',
  moon: 'स्नेह देकर',
  mars: 'जोश देकर',
  mercury: 'कौशल और सही जानकारी देकर',
  jupiter: 'मार्गदर्शन और सद्भाव देकर',
  venus: 'आकर्षण और सहमति देकर',
  saturn: 'धैर्य देकर',
  rahu: 'महत्वाकांक्षा देकर',
  ketu: 'एकाग्रता देकर',
};

function factor({ kind, graha }: Factor, { area, house }: LifeAreaFacts): string {
  const name = grahas[graha.graha];
  const of = ordinal[house];
  const sign = names('hi').signs[graha.sign].common;
  const at = ordinal[graha.house];
  switch (kind) {
    case 'lord_exalted':
      return `${of} भाव का स्वामी ${name} ${sign} में उच्च का है।`;
    case 'lord_own_sign':
      return `${of} भाव का स्वामी ${name} अपनी राशि ${sign} में है।`;
    case 'lord_at_home':
      return `${of} भाव का स्वामी ${name} अपने ही भाव में है।`;
    case 'lord_good_house':
      return `${of} भाव का स्वामी ${name} ${at} भाव में है, जहाँ उसे काम करने की जगह मिलती है।`;
    case 'lord_hard_house':
      return `${of} भाव का स्वामी ${name} ${at} भाव में है, जहाँ फल देर से या घूमकर आता है।`;
    case 'lord_debilitated':
      return `${of} भाव का स्वामी ${name} ${sign} में नीच का है।`;
    case 'lord_unfriendly':
      return `${of} भाव का स्वामी ${name} शत्रु राशि ${sign} में है।`;
    case 'lord_combust':
      return `${of} भाव का स्वामी ${name} अस्त है: सूर्य के इतने पास कि खुलकर काम न कर सके।`;
    case 'helper_in_house':
      return `${of} भाव का ${name} ${helps[graha.graha]} सहायता करता है।`;
    case 'hard_in_house':
      return `${name} ${of} भाव में है, ${asks[graha.graha]}।`;
    case 'hard_that_helps':
      return `${name} ${of} भाव में अच्छा है और ${helps[graha.graha]} सहायता करता है।`;
    case 'helper_aspect':
      return `${name} की दृष्टि ${of} भाव पर है और वह ${helps[graha.graha]} सहायता करता है।`;
    case 'hard_aspect':
      return graha.graha === 'saturn'
        ? `${of} भाव पर शनि की दृष्टि बातों को धीमा करती है।`
        : `${of} भाव पर मंगल की दृष्टि अधीरता बढ़ाती है।`;
    case 'lord_aspect':
      return `${name} अपने ${of} भाव को देखता है, और इसलिए उसकी रक्षा करता है।`;
    case 'karaka_strong':
      return `${matters[area]} का कारक ${name} ${sign} में बलवान है।`;
    case 'karaka_weak':
      return graha.combust
        ? `${matters[area]} का कारक ${name} अस्त है।`
        : `${matters[area]} का कारक ${name} ${sign} में नीच का है।`;
  }
}

/** A fact as a phrase in the feminine singular, so that every sentence agrees: 'शुक्र की उच्च स्थिति'. */
function phrase({ kind, graha }: Factor): string {
  const of = `${grahas[graha.graha]} की`;
  const at = ordinal[graha.house];
  const phrases: Record<FactorKind, string> = {
    lord_exalted: `${of} उच्च स्थिति`,
    lord_own_sign: `${of} अपनी राशि की शक्ति`,
    lord_at_home: `${of} अपने भाव में उपस्थिति`,
    lord_good_house: `${of} ${at} भाव की अच्छी स्थिति`,
    lord_hard_house: `${of} ${at} भाव की स्थिति`,
    lord_debilitated: `${of} नीच स्थिति`,
    lord_unfriendly: `${of} शत्रु राशि की स्थिति`,
    lord_combust: `${of} अस्त स्थिति`,
    helper_in_house: `${of} उपस्थिति`,
    hard_in_house: `${of} उपस्थिति`,
    hard_that_helps: `${of} उपस्थिति`,
    helper_aspect: `${of} दृष्टि`,
    hard_aspect: `${of} दृष्टि`,
    lord_aspect: `${of} अपने भाव पर दृष्टि`,
    karaka_strong: `कारक ${of} शक्ति`,
    karaka_weak: `कारक ${of} निर्बलता`,
  };
  return phrases[kind];
}

const clear: WeighingTexts['clear'] = [
  (most, against, why, house) =>
    `${ordinal[house]} भाव में सबसे अधिक वज़न इसका है: ${most}, क्योंकि ${why}; ${against} दूसरी ओर खींचती है।`,
  (most, against, why, house) =>
    `${ordinal[house]} भाव में ${most} का वज़न ${against} की तुलना में अधिक है, क्योंकि ${why}।`,
  (most, against, why, house) =>
    `${ordinal[house]} भाव के लिए ${most} और ${against} में से परंपरा पहली को अधिक वज़न देती है: ${why}।`,
];
const mixed: WeighingTexts['mixed'] = [
  (most, against, why, house) =>
    `${ordinal[house]} भाव को ${most} और ${against} अलग-अलग ओर खींचती हैं; पहली का वज़न थोड़ा अधिक है, क्योंकि ${why}।`,
  (most, against, why, house) =>
    `${ordinal[house]} भाव में ${most} का वज़न ${against} की तुलना में कुछ अधिक है, क्योंकि ${why}, पर निर्णय किसी एक से नहीं होता।`,
  (most, against, why, house) =>
    `${ordinal[house]} भाव की दो बातें आपस में मेल नहीं खातीं, ${most} और ${against}; परंपरा पहली को पहले देखती है, क्योंकि ${why}।`,
];
const alone: WeighingTexts['alone'] = [
  (most, why, house) => `${ordinal[house]} भाव में सबसे अधिक वज़न इसका है: ${most}, क्योंकि ${why}।`,
  (most, why, house) => `${ordinal[house]} भाव में निर्णय ${most} से ही होता है, क्योंकि ${why}।`,
  (most, _why, house) =>
    `${ordinal[house]} भाव में ${most} सबसे अधिक मायने रखती है; दूसरी ओर खींचने वाली कोई बड़ी बात नहीं है।`,
];

const weighing: WeighingTexts = {
  phrase,
  reasons: {
    sign_over_house: () => 'ग्रह की राशि बताती है कि वह कितना कर सकता है, और भाव केवल यह कि कहाँ',
    house_of_lord_first: () => 'भाव का निर्णय पहले इससे होता है कि उसका स्वामी कहाँ है',
    rules_the_house: (name) => `${name} इस भाव का स्वामी है`,
    aspects_the_house: () => 'वह सीधे इस भाव पर पड़ती है',
    house_adds_little: () => 'भाव स्वयं अधिक कुछ नहीं जोड़ता',
    in_the_house: (name) => `${name} इसी भाव में है और उस पर सीधा असर डालता है`,
  },
  nothing: (house) =>
    `${ordinal[house]} भाव पर कोई उल्लेखनीय प्रभाव नहीं है, इसलिए वह प्रायः शेष कुंडली के अनुसार चलता है।`,
  little: (most, house) =>
    `${most} को छोड़कर ${ordinal[house]} भाव पर कम ही कुछ असर करता है, इसलिए वह प्रायः शेष कुंडली के अनुसार चलता है।`,
  outweighed: (most, against, house) =>
    `${ordinal[house]} भाव की अकेली बातों में ${most} सबसे भारी है, पर ${against} और उससे मेल खाती बातों का वज़न मिलकर अधिक है।`,
  clear,
  mixed,
  alone,
};

/** Sentences on the areas of life, in Hindi. */
export const lifeAreasHi: LifeAreaTexts = { grahas, summaries: summariesHi, factor, weighing };
