import type { HousesWords } from './houses-words.en.ts';

/** The sentences of the part Bhava Chalit, in Hindi. */
export const hi: HousesWords = {
  intro:
    'जन्म कुंडली में हर भाव एक पूरी राशि है। [chalit|भाव चलित] में भाव [lagna|लग्न] के ठीक अंश से नापे जाते हैं, इसलिए राशि के किनारे का ग्रह पास के भाव में गिना जा सकता है।',
  systems: {
    sripati: 'श्रीपति',
    placidus: 'प्लासिडस',
    equal: 'समान भाव',
    whole_sign: 'पूर्ण राशि',
  },
  others: {
    placidus: 'प्लासिडस से',
    equal: '30° के समान भावों से',
    sripati: 'श्रीपति से',
  },
  chart: (system) => `भाव चलित, ${system}`,
  chartOf: (chart, person) => `${person}: ${chart}`,
  middleOfChart: 'भाव',
  caption: (system) => `बारह भाव, ${system}`,
  house: 'भाव',
  begins: 'आरंभ',
  middle: 'मध्य',
  ends: 'अंत',
  grahas: 'भाव के ग्रह',
  noneMoved: 'यहाँ हर ग्रह उसी भाव में है जिसमें जन्म कुंडली में है।',
  moved: (from, to) => `भाव ${from} के बजाय भाव ${to} में गिना जाता है`,
  midheaven: (place) => `मध्य आकाश (दशम बिंदु) ${place} पर है।`,
};
