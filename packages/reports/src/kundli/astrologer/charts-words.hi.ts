import type { ChartsWords } from './charts-words.en.ts';

/** The sentences of the part Moon, Sun and Dasha Charts, in Hindi. */
export const hi: ChartsWords = {
  intro:
    'वही जन्म कुंडली, जिसमें भाव किसी और ग्रह से गिने गए हैं: मन और दिनचर्या के लिए चंद्र से, मान और पिता के लिए सूर्य से, और चल रही दशाओं के लिए उनके [lord|स्वामियों] से।',
  chandra: 'चंद्र कुंडली',
  surya: 'सूर्य कुंडली',
  mahadasha: (lord) => `महादशा स्वामी ${lord} से`,
  antardasha: (lord) => `अंतर्दशा स्वामी ${lord} से`,
  chartOf: (chart, person) => `${person}: ${chart}`,
  lordsNote: 'अंतिम कुंडलियाँ चल रही दशाओं के साथ बदलती हैं।',
  noDasha: 'इस आयु में कोई दशा नहीं चल रही, इसलिए दशा स्वामी की कुंडली नहीं दी गई है।',
};
