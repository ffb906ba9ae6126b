import { hi as planetColumns } from '../format/planet-columns.hi.ts';
import { hi as names } from '../format/names.hi.ts';
import type { KundliWords } from './kundli-words.en.ts';

/** The sentences of the tab Kundli beyond its first part, in Hindi. `[id|words]` explains a term. */
export const hi: KundliWords = {
  names,
  planets: {
    intro:
      'हर [graha|ग्रह] कहाँ है: राशि, [house|भाव] और [nakshatra|नक्षत्र], राशि में उसकी [avastha|अवस्था], इस लग्न के लिए उसका [nature|स्वभाव], और वह [retrograde|वक्री] या [combust|अस्त] है या नहीं।',
    maraka:
      'स्वभाव वाले स्तंभ में [maraka|मारक] एक पारिभाषिक शब्द है: वह ग्रह जो मुख्य रूप से दूसरे या सातवें भाव का स्वामी हो।',
    caption: 'लग्न और नौ ग्रह',
    ...planetColumns,
    avastha: 'अवस्था',
    nature: 'स्वभाव',
    figures: 'सूक्ष्म मान',
    abbreviation: 'संक्षेप',
    longitude: 'भोगांश',
    progress: 'राशि में प्रगति',
    speed: 'प्रतिदिन अंश',
    nakshatraNumber: 'नक्षत्र क्रमांक',
    signNumber: 'राशि क्रमांक',
    horizon: 'क्षितिज',
    above: 'ऊपर',
    below: 'नीचे',
    percent: (value) => `${value}%`,
  },

  vargas: {
    intro:
      'जन्म कुंडली के साथ [navamsa|नवांश], फिर सोलह [varga|वर्गों] में से कोई भी। भाव हर कुंडली के [lagna|लग्न] से गिने जाते हैं।',
    rashi: 'D1 राशि',
    navamsa: 'D9 नवांश',
    compare: 'चार वर्गों में राशियाँ',
    all: 'सभी सोलह वर्ग',
    planet: 'ग्रह',
    chart: (name, person) => `${person} की ${name} कुंडली`,
    chartsOf: (person) => `${person} की कुंडलियाँ`,
  },

  ashtakvarga: {
    intro:
      'बारह राशियों में हर ग्रह के कितने [bindu|बिंदु] हैं: [ashtakvarga|4 या अधिक बलवान, 1 या कम निर्बल]। अंतिम पंक्ति [sarva|सात ग्रहों का योग] है।',
    caption: (school) => `अष्टकवर्ग (${school})`,
    schools: { varahamihira: 'वराहमिहिर', parashara: 'पराशर' },
  },

  binnashtakvarga: {
    intro:
      'हर ग्रह को बिंदु कौन देता है: [bindu|बिंदु] हो तो 1, न हो तो 0। किसी सारणी की अंतिम पंक्ति [ashtakvarga|अष्टकवर्ग] में उसी ग्रह की पंक्ति है, राशि के क्रम से।',
    caption: (body) => `${body} के बिंदु`,
  },

  western: {
    intro: (day) => `पाश्चात्य ज्योतिष के [tropical|सायन राशिचक्र] में वही क्षण; कैलेंडर के अनुसार ${day}।`,
    houses: {
      placidus: 'भाव: [placidus|प्लासिडस]।',
      whole_sign: 'भाव: पूरी राशियाँ, क्योंकि ध्रुव के इतने पास [placidus|प्लासिडस] भाव नहीं बनते।',
    },
    sunSign: 'सूर्य राशि',
    moonSign: 'चंद्र राशि',
    ascendant: 'लग्न',
    caption: 'पाश्चात्य ग्रह',
    planet: 'ग्रह',
    sign: 'राशि',
    degree: 'अंश',
    longitude: 'भोगांश',
    house: 'भाव',
    retrograde: 'वक्री',
    yes: 'हाँ',
    no: 'नहीं',
    notApplicable: 'लागू नहीं',
    cusps: 'भावों के आरंभ',
    cusp: (house) => `भाव ${house}`,
    midheaven: (place) => `[midheaven|दशम बिंदु]: ${place}।`,
    bodies: {
      ascendant: 'लग्न',
      sun: 'सूर्य',
      mercury: 'बुध',
      venus: 'शुक्र',
      moon: 'चंद्र',
      mars: 'मंगल',
      jupiter: 'गुरु',
      saturn: 'शनि',
      uranus: 'यूरेनस',
      neptune: 'नेपच्यून',
      pluto: 'प्लूटो',
      chiron: 'काइरन',
      sirius: 'लुब्धक',
      north_node: 'राहु',
      south_node: 'केतु',
    },
    inHouse: (house) => `भाव ${house}`,
  },
};
