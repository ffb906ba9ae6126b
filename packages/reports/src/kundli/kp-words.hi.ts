import { hi as names } from '../format/names.hi.ts';
import type { KpWords } from './kp-words.en.ts';

/** The sentences of the part KP, in Hindi. `[id|words]` explains a term. */
export const hi: KpWords = {
  names,
  intro:
    'कृष्णमूर्ति पद्धति (केपी): इसमें किसी विषय का निर्णय [cusp|भाव के आरंभ] के [subLord|उपस्वामी] और भाव के [significator|कारक ग्रहों] से होता है।',
  ayanamsa: (degrees) =>
    `केपी का अपना [ayanamsa|अयनांश] है, यहाँ ${degrees}, रिपोर्ट का बाकी भाग चाहे जिस अयनांश से बना हो। इसलिए अंश दूसरे टैब से थोड़े अलग हैं।`,
  houses: {
    placidus: 'हर भाव एक आरंभ बिंदु से अगले आरंभ बिंदु तक है ([placidus|प्लेसिडस])।',
    whole_sign: 'यहाँ हर भाव एक पूरी राशि है, क्योंकि ध्रुव के इतने पास [placidus|प्लेसिडस] के भाव नहीं बनते।',
  },

  house: 'भाव',
  planet: 'ग्रह',
  place: 'स्थिति',
  signLord: 'राशि स्वामी',
  starLord: 'नक्षत्र स्वामी',
  subLord: 'उपस्वामी',
  subSubLord: 'उप-उपस्वामी',
  retrograde: 'वक्री',
  at: (sign, degree) => `${sign} ${degree}`,
  none: '–',

  cusps: {
    title: 'बारह भावों के आरंभ',
    purpose:
      'प्रश्न के लिए यहाँ से शुरू करें: भाव के आरंभ का उपस्वामी बताता है कि उस भाव की बातें बनने की संभावना है या नहीं।',
    caption: 'बारह भावों के आरंभ और उनके स्वामी',
  },
  planets: {
    title: 'ग्रह',
    purpose:
      'हर ग्रह प्रायः अपने [starLord|नक्षत्र स्वामी] का फल देता है; उसका उपस्वामी बताता है कि फल आपके अनुकूल है या नहीं।',
    caption: 'नौ ग्रह और उनके स्वामी',
  },
  houseSignificators: {
    title: 'हर भाव के कारक ग्रह',
    purpose:
      'समय जानने के लिए यह देखें: किसी भाव की बातें प्रायः इन ग्रहों की दशा में सामने आती हैं। A सबसे प्रबल स्तर है, D सबसे कमज़ोर।',
    caption: 'भाव के अनुसार कारक ग्रह',
  },
  planetSignifications: {
    title: 'हर ग्रह किन भावों का कारक है',
    purpose: 'यही बातें ग्रह के अनुसार: किस ग्रह की दशा में कौन-से भाव सामने आ सकते हैं।',
    caption: 'ग्रह के अनुसार भाव',
  },
  levels: {
    inStarOfOccupant: 'A: भाव में स्थित ग्रह के नक्षत्र में',
    occupants: 'B: भाव में स्थित',
    inStarOfOwner: 'C: भावेश के नक्षत्र में',
    owners: 'D: भावेश',
    starOccupies: 'A: नक्षत्र स्वामी जिस भाव में है',
    occupies: 'B: स्वयं जिस भाव में है',
    starOwns: 'C: नक्षत्र स्वामी के भाव',
    owns: 'D: अपने भाव',
  },
  ruling: {
    title: 'जन्म के समय के शासक ग्रह',
    purpose:
      'उस क्षण के अपने ग्रह। ज्योतिषी [rulingPlanets|शासक ग्रहों] से कारक ग्रहों में से चुनते हैं और जन्म समय की जाँच करते हैं।',
    day: 'वार का स्वामी',
    ascendantStar: 'लग्न का नक्षत्र स्वामी',
    ascendantSign: 'लग्न का राशि स्वामी',
    moonStar: 'चंद्र का नक्षत्र स्वामी',
    moonSign: 'चंद्र का राशि स्वामी',
    ascendantSub: 'लग्न का उपस्वामी',
    moonSub: 'चंद्र का उपस्वामी',
    order: (planets) => `सबसे प्रबल से आरंभ करके: ${planets}।`,
    nodes: (nodes, count) =>
      count === 1
        ? `${nodes} इनमें से एक ग्रह की राशि में है और उसका काम करता है।`
        : `${nodes} इन ग्रहों की राशियों में हैं और उनका काम करते हैं।`,
  },
};
