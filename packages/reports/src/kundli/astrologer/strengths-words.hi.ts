import type { StrengthsWords } from './strengths-words.en.ts';

/** The sentences of the part Strengths, in Hindi. */
export const hi: StrengthsWords = {
  intro:
    'हर ग्रह और हर भाव कितना कर सकता है। [shadbala|षड्बल] छह प्रकार के बल जोड़ता है; देखना यह है कि वह ग्रह के लिए ज़रूरी बल से कितना है।',
  summary: (strongest, strong) => {
    if (strong === 0)
      return `यहाँ सबसे बली ग्रह ${strongest} है, पर सात में से किसी को ज़रूरी बल नहीं मिला है।`;
    if (strong === 1) return `यहाँ सबसे बली ग्रह ${strongest} है, और केवल उसी को ज़रूरी बल मिला है।`;
    if (strong === 7) return `यहाँ सबसे बली ग्रह ${strongest} है। सातों ग्रहों को ज़रूरी बल मिला है।`;
    return `यहाँ सबसे बली ग्रह ${strongest} है। सात में से ${strong} ग्रहों को ज़रूरी बल मिला है।`;
  },
  graha: 'ग्रह',
  strong: 'बली',
  weak: 'ज़रूरत से कम',
  shadbala: 'षड्बल',
  rupas: 'रूप',
  required: 'ज़रूरी',
  ratio: 'अनुपात',
  rank: 'क्रम',
  ishta: 'इष्ट फल',
  kashta: 'कष्ट फल',
  partsTitle: 'छहों बल विस्तार से',
  partsNote: {
    raman:
      '[virupa|विरूप] में; साठ विरूप का एक रूप होता है। बी. वी. रमन की ग्रह एंड भाव बलाज़ के अनुसार। योग रेखांकित हैं।',
    parashara:
      '[virupa|विरूप] में; साठ विरूप का एक रूप होता है। पराशर के बृहत् पाराशर होरा शास्त्र, अध्याय 27 के अनुसार। योग रेखांकित हैं।',
  },
  partsCaption: 'छह बल और उनके अंग, विरूप',
  part: 'बल',
  parts: {
    uchcha: 'उच्च बल',
    saptavargaja: 'सप्तवर्गज बल',
    ojha_yugma: 'ओज-युग्म बल',
    kendradi: 'केंद्रादि बल',
    drekkana: 'द्रेष्काण बल',
    sthana: '1. स्थान बल',
    dig: '2. दिग्बल',
    nathonnatha: 'नतोन्नत बल',
    paksha: 'पक्ष बल',
    tribhaga: 'त्रिभाग बल',
    abda: 'अब्द बल',
    masa: 'मास बल',
    vara: 'वार बल',
    hora: 'होरा बल',
    ayana: 'अयन बल',
    yuddha: 'युद्ध बल',
    kala: '3. काल बल',
    cheshta: '4. चेष्टा बल',
    naisargika: '5. नैसर्गिक बल',
    drik: '6. दृग्बल',
    total: 'छहों मिलाकर',
  },
  bhavaTitle: 'भाव बल',
  bhavaNote: 'स्वामी का बल, भाव मध्य की राशि का बल और भाव पर दृष्टियों का बल।',
  bhavaBala: 'भाव बल',
  house: 'भाव',
  lord: 'स्वामी',
  ofLord: 'स्वामी का बल',
  ofSign: 'राशि',
  ofAspects: 'दृष्टि',
  vimsopakaTitle: 'विंशोपक बल: वर्गों में बल',
  vimsopakaNote:
    '6, 7, 10 और 16 [varga|वर्ग कुंडलियों] में ग्रह कितना अच्छा है, 20 में से। 15 से ऊपर बहुत अच्छा, 10 से 15 मध्यम, 10 से कम निर्बल।',
  vimsopaka: 'विंशोपक बल, 20 में से',
  schemes: {
    shadvarga: '6 वर्ग',
    saptavarga: '7 वर्ग',
    dashavarga: '10 वर्ग',
    shodashavarga: '16 वर्ग',
  },
  pindaTitle: 'शोध्य पिंड',
  pindaNote:
    'दोनों शोधनों के बाद हर ग्रह का अष्टकवर्ग, राशियों और ग्रहों के गुणकों से। ज्योतिषी इससे घटनाओं का समय देखते हैं।',
  pinda: 'शोध्य पिंड',
  rasiPinda: 'राशि पिंड',
  grahaPinda: 'ग्रह पिंड',
  sodhyaPinda: 'कुल पिंड',
  shodhanaTitle: 'अष्टकवर्ग के दोनों शोधन, राशि के अनुसार',
  shodhanaNote:
    'पहला शोधन (त्रिकोण शोधन) एक त्रिकोण की तीन राशियों की तुलना करता है। दूसरा (एकाधिपत्य शोधन) एक ही स्वामी की दो राशियों की तुलना करता है। आधार: बृहत् पाराशर होरा शास्त्र।',
  shodhana: {
    bindus: 'शोधन से पहले के बिंदु',
    trikona: 'त्रिकोण शोधन के बाद',
    ekadhipatya: 'एकाधिपत्य शोधन के बाद',
  },
};
