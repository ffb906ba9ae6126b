import type { TransitTexts } from './transits.types.ts';

/** Transits over a birth chart, in Hindi. */
export const transitsHi: TransitTexts = {
  met: {
    obstructed: 'फ़िलहाल आपके {house} भाव में {by} होने से इसमें रुकावट आ सकती है (वेध)।',
    relieved: 'फ़िलहाल आपके {house} भाव में {by} होने से यह कुछ आसान हो सकता है (विपरीत वेध)।',
  },
};
