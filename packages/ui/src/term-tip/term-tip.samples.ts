import type { Glossary } from './index.ts';

/** A few terms, for the stories and tests. A product passes its own. */
export const sampleGlossary: Glossary = {
  lagna: {
    name: 'Lagna',
    hindi: 'लग्न',
    text: 'The sign that was rising in the east at the moment of birth. The first house begins there.',
  },
  nakshatra: {
    name: 'Nakshatra',
    hindi: 'नक्षत्र',
    text: 'One of 27 equal parts of the path of the Moon, each 13°20′ long. The Moon spends about a day in each.',
  },
  dasha: {
    name: 'Dasha',
    hindi: 'दशा',
    text: 'A period of life that one graha is lord of. In the Vimshottari system nine periods make 120 years.',
  },
};

export const hindiGlossary: Glossary = {
  lagna: {
    name: 'लग्न',
    text: 'जन्म के समय पूर्व दिशा में उदित हो रही राशि। पहला भाव यहीं से आरम्भ होता है।',
  },
  navamsha: {
    name: 'नवांशवर्गकुण्डली',
    text: 'प्रत्येक राशि के नौ समान भागों पर आधारित वर्गकुण्डली, जिससे विवाह और धर्म का विचार किया जाता है।',
  },
};
