import { hi as planetColumns } from '../format/planet-columns.hi.ts';
import { hi as kp } from '../kundli/astrologer/kp-words.hi.ts';
import type { PrashnaPartWords } from './prashna-words.en.ts';

/** The sentences of a question's chart, in Hindi. `[id|words]` explains a term. */
export const hi: PrashnaPartWords = {
  kp: {
    ...kp,
    intro:
      'कृष्णमूर्ति पद्धति (केपी) से आपके प्रश्न की कुंडली। इससे पता चलता है कि ज्योतिषी उत्तर कहाँ देखते हैं। यह हाँ या ना नहीं कहती।',
    ayanamsa: (degrees) => `गणना केपी के [ayanamsa|अयनांश] से है, यहाँ ${degrees}।`,
    ruling: {
      ...kp.ruling,
      title: 'इस क्षण के शासक ग्रह',
      purpose:
        'इस क्षण के अपने ग्रह, संख्या चाहे जो हो। ज्योतिषी [rulingPlanets|शासक ग्रहों] से कारक ग्रहों में से चुनते हैं।',
    },
  },
  rises: '[lagna|लग्न]',
  risesByNumber: (number) => `संख्या ${number} का [lagna|लग्न]`,
  moon: 'चंद्र, जो बताता है कि मन में क्या है',
  at: (sign, degree) => `${sign} ${degree}`,
  lords: (star, sub) => `नक्षत्र स्वामी ${star}, उपस्वामी ${sub}`,
  day: 'वार का स्वामी',
  sub: (number, sign, from, to) =>
    `संख्या ${number} ${sign} में ${from} से ${to} तक है। इसका आरंभ लग्न है; ग्रह वहीं हैं जहाँ वे इस क्षण हैं।`,
  chart: 'प्रश्न कुंडली',
  chartOf: (moment) => `प्रश्न कुंडली, ${moment}`,
  planets: {
    title: 'राशि के अनुसार ग्रह',
    purpose: 'इस क्षण हर ग्रह कहाँ है; यहाँ हर भाव एक पूरी राशि है।',
    caption: 'इस क्षण का लग्न और नौ ग्रह',
    ...planetColumns,
  },
};
