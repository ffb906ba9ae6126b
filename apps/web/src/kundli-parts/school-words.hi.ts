import type { SchoolWords } from './school-words.en.ts';

/** A sign that a node shares with its planet, by chara dasha and by arudha padas. */
const lords = { single: 'केवल मंगल और शनि', dual: 'मंगल या केतु, शनि या राहु' };

/** Names of the choices on which schools of astrology differ, in Hindi: in the form, in the lines below a report and on paper. */
export const hi: SchoolWords = {
  names: {
    node_aspects: 'राहु-केतु की दृष्टि',
    node_dignity: 'राहु-केतु का उच्च-नीच',
    arudha_exceptions: 'पहले या सातवें स्थान के आरूढ़ पद',
    arudha_lords: 'आरूढ़ में वृश्चिक और कुंभ के स्वामी',
    upapada: 'उपपद',
    chara_lords: 'चर दशा में वृश्चिक और कुंभ के स्वामी',
    chara_exaltation: 'चर दशा में उच्च के स्वामी',
    shadbala_school: 'षड्बल और भाव बल',
    benefic_moon: 'शुभ चंद्र',
    benefic_mercury: 'शुभ बुध',
    vimsopaka_exaltation: 'विंशोपक बल में उच्च राशि',
    kp_nodes: 'केपी में राहु-केतु',
    vimshottari_star: 'एक और विंशोत्तरी दशा',
    mangal_houses: 'मंगल दोष के भाव',
    adhi_yoga: 'चंद्राधि योग',
    kantaka_school: 'कंटक शनि',
    contact_orb: 'गोचर में संपर्क की सीमा',
  },
  choices: {
    node_aspects: { seventh: 'सातवीं', jupiter: 'पाँचवीं, सातवीं और नौवीं', none: 'कोई नहीं' },
    node_dignity: { false: 'कोई नहीं', true: 'राहु वृषभ में, केतु वृश्चिक में उच्च' },
    arudha_exceptions: { true: 'वहाँ से दसवें में जाते हैं', false: 'वहीं रहते हैं' },
    arudha_lords: lords,
    upapada: { twelfth: 'बारहवें भाव का', by_lagna: 'सम राशि का लग्न हो तो दूसरे भाव का' },
    chara_lords: lords,
    chara_exaltation: { false: 'वर्ष नहीं बदलते', true: 'एक वर्ष अधिक; नीच हो तो एक वर्ष कम' },
    shadbala_school: { raman: 'बी. वी. रमन', parashara: 'पराशर' },
    benefic_moon: {
      waxing: 'शुक्ल पक्ष में',
      bright: 'शुक्ल अष्टमी से कृष्ण अष्टमी तक',
    },
    benefic_mercury: { company: 'उसकी राशि में पाप ग्रह न हो तो', benefic: 'हमेशा' },
    vimsopaka_exaltation: { false: 'स्वराशि के समान नहीं', true: 'स्वराशि के समान' },
    kp_nodes: { own: 'अपने भाव', agents: 'जिन ग्रहों के प्रतिनिधि हैं, उनके भाव भी' },
    vimshottari_star: {
      moon: 'कोई नहीं',
      sun: 'सूर्य के नक्षत्र से',
      mars: 'मंगल के नक्षत्र से',
      mercury: 'बुध के नक्षत्र से',
      jupiter: 'गुरु के नक्षत्र से',
      venus: 'शुक्र के नक्षत्र से',
      saturn: 'शनि के नक्षत्र से',
      rahu: 'राहु के नक्षत्र से',
      ketu: 'केतु के नक्षत्र से',
    },
    mangal_houses: {
      all: 'पहला, दूसरा, चौथा, सातवाँ, आठवाँ और बारहवाँ',
      north: 'दूसरा छोड़कर',
      south: 'पहला छोड़कर',
    },
    adhi_yoga: { three: 'तीनों शुभ ग्रहों से', graded: 'एक या दो से भी' },
    kantaka_school: {
      fourth: 'चंद्र से चौथा',
      angles: 'चौथा, सातवाँ और दसवाँ',
      four_angles: 'पहला, चौथा, सातवाँ और दसवाँ',
      angles_and_8: 'चौथा, सातवाँ, आठवाँ और दसवाँ',
      eighth: 'आठवाँ',
    },
    contact_orb: { 1: '1°', 2: '2°', 3: '3°', 5: '5°', 8: '8°', 10: '10°' },
  },
  chosen: (name, choice) => `${name}: ${choice}`,
  line: (chosen) => `जहाँ मत अलग हैं, वहाँ चुना गया: ${chosen.join('; ')}।`,
};
