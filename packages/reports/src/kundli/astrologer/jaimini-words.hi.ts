import type { JaiminiWords } from './jaimini-words.en.ts';

/** The sentences of the part Karakas and Arudhas, in Hindi. */
export const hi: JaiminiWords = {
  intro:
    'जैमिनी ज्योतिष के बिंदु: अंशों से [karaka|चर कारक] और हर भाव का [arudha|आरूढ़ पद]। अंत में ग्रहों की अवस्थाएँ।',
  schemes: { seven: 'सात चर कारक', eight: 'आठ चर कारक, राहु सहित' },
  eightNote: 'कुछ आचार्य राहु को भी गिनते हैं, राशि में उसके बचे अंशों से।',
  karaka: 'कारक',
  meaning: 'विषय',
  graha: 'ग्रह',
  degrees: 'अंश',
  karakas: {
    atma: 'आत्मकारक',
    amatya: 'अमात्यकारक',
    bhratri: 'भ्रातृकारक',
    matri: 'मातृकारक',
    pitri: 'पितृकारक',
    putra: 'पुत्रकारक',
    gnati: 'ज्ञातिकारक',
    dara: 'दाराकारक',
  },
  meanings: {
    atma: 'स्वयं',
    amatya: 'काम और सलाह',
    bhratri: 'भाई-बहन, गुरुजन',
    matri: 'माता, घर',
    pitri: 'पिता',
    putra: 'संतान, विद्या',
    gnati: 'संबंधी, प्रतिस्पर्धा, रोग',
    dara: 'जीवनसाथी',
  },
  arudhasTitle: 'आरूढ़ पद',
  arudhasNote: (upapada) =>
    `कोई भाव दूसरों को कैसा दिखता है। आरूढ़ लग्न (A1) व्यक्ति की सार्वजनिक छवि है; उपपद (A${upapada}) विवाह के लिए देखा जाता है।`,
  arudhas: 'बारह आरूढ़ पद',
  pada: 'पद',
  padaName: (house, isUpapada) => {
    if (house === 1) return 'A1 (आरूढ़ लग्न)';
    return isUpapada ? `A${house} (उपपद)` : `A${house}`;
  },
  sign: 'राशि',
  house: 'भाव',
  lord: 'जिससे गिना',
  note: 'टिप्पणी',
  moved: 'अपवाद से बदला',
  avasthasTitle: 'ग्रहों की अवस्थाएँ',
  avasthasNote:
    'पुराने ग्रंथ ग्रह की दशा की तुलना आयु, नींद और मनोदशा से करते हैं। इनसे पता चलता है कि ग्रह अपना फल कितनी सहजता से देता है।',
  avasthas: 'अवस्थाएँ',
  age: 'आयु (बालादि)',
  waking: 'जागरण (जाग्रदादि)',
  light: 'मनोदशा (दीप्तादि)',
  baladi: {
    bala: 'बाल',
    kumara: 'कुमार',
    yuva: 'युवा',
    vriddha: 'वृद्ध',
    mrita: 'मृत',
  },
  jagradadi: {
    jagrat: 'जाग्रत',
    swapna: 'स्वप्न',
    sushupti: 'सुषुप्ति',
  },
  deeptadi: {
    deepta: 'दीप्त',
    swastha: 'स्वस्थ',
    pramudita: 'प्रमुदित',
    shanta: 'शांत',
    deena: 'दीन',
    vikala: 'विकल',
    duhkhita: 'दुःखित',
    khala: 'खल',
    kopa: 'कोप',
  },
};
