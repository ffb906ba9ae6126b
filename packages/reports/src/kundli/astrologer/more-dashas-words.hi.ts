import { hi as names } from '../../format/names.hi.ts';
import type { MoreDashasWords } from './more-dashas-words.en.ts';

/** The sentences of the part More Dashas, in Hindi. `[id|words]` explains a term. */
export const hi: MoreDashasWords = {
  names,
  intro:
    'जीवन को [dasha|दशाओं] में बाँटने की तीन और पद्धतियाँ। इन्हें विंशोत्तरी के साथ देखें, जिसे अधिकतर ज्योतिषी पहले देखते हैं।',
  span: {
    years: (count) => `${count} वर्ष`,
    months: (count) => (count === 1 ? '1 महीना' : `${count} महीने`),
    days: (count) => `${count} दिन`,
  },
  lord: 'स्वामी',
  length: 'अवधि',
  dasha: 'दशा',
  subDasha: 'अंतर्दशा',
  range: (start, end) => `${start} से ${end}`,

  ashtottari: {
    title: 'अष्टोत्तरी दशा',
    purpose:
      '[ashtottari|अष्टोत्तरी] में आठ ग्रहों के 108 वर्ष हैं; केतु की दशा नहीं होती। ग्रंथ इसे कुछ ही जन्मों के लिए मानते हैं।',
    both: 'ग्रंथों की दोनों शर्तों के अनुसार यह इस जन्म पर लागू होती है।',
    byRahu: 'राहु वाली शर्त के अनुसार यह इस जन्म पर लागू होती है, दिन-रात वाली शर्त के अनुसार नहीं।',
    byHalf: 'दिन-रात वाली शर्त के अनुसार यह इस जन्म पर लागू होती है, राहु वाली शर्त के अनुसार नहीं।',
    neither: 'ग्रंथों के अनुसार यह इस जन्म पर लागू नहीं होती। ज्योतिषी इसके बदले विंशोत्तरी देखेंगे।',
    conditions: 'यह कब लागू होती है',
    rahu: 'राहु लग्नेश से भाव 1, 4, 5, 7, 9 या 10 में हो, और लग्न में न हो',
    rahuFrom: (house) => `राहु लग्नेश से भाव ${house} में है`,
    rahuInAscendant: (house) => `राहु लग्नेश से भाव ${house} में है, और स्वयं लग्न में है`,
    half: 'जन्म कृष्ण पक्ष में दिन का हो, या शुक्ल पक्ष में रात का',
    halves: {
      dayBright: 'दिन में, शुक्ल पक्ष',
      dayDark: 'दिन में, कृष्ण पक्ष',
      nightBright: 'रात में, शुक्ल पक्ष',
      nightDark: 'रात में, कृष्ण पक्ष',
    },
    met: 'पूरी',
    notMet: 'पूरी नहीं',
    current: 'वर्तमान अष्टोत्तरी दशा',
    heading: (lord, length, start, end) => `${lord} · ${length} · ${start} से ${end}`,
    subCaption: (lord) => `${lord} की अंतर्दशाएँ`,
  },

  kalachakra: {
    title: 'कालचक्र दशा',
    purpose:
      '[kalachakra|कालचक्र] दशा ग्रहों की नहीं, राशियों की होती है; उनका क्रम आपके चंद्र के [pada|चरण] से बनता है।',
    caption: 'राशियों की दशाएँ',
    sign: 'राशि',
    leap: 'गति',
    leaps: {
      manduka: 'मंडूक (मेंढक)',
      markati: 'मर्कटी (बंदर)',
      simhavalokana: 'सिंहावलोकन (सिंह)',
    },
    leapNote: 'जहाँ अगली दशा अगली राशि की नहीं होती, उसे ग्रंथ गति कहते हैं और वहाँ बदलाव कुछ तेज़ मानते हैं।',
    group: 'दिशा',
    groups: { savya: 'सव्य (आगे)', apasavya: 'अपसव्य (पीछे)' },
    pada: 'चंद्र का चरण',
    span: 'इस चरण के वर्ष',
    deha: 'देह राशि',
    jeeva: 'जीव राशि',
    balance: 'जन्म के समय शेष',
    balanceOf: (span, sign) => `${sign} के ${span}`,
    none: 'आज का दिन उन दशाओं के बाद है, जिनकी गणना हम करते हैं।',
    current: 'वर्तमान कालचक्र दशा',
    over: 'इससे किसी की आयु का पता नहीं चलता; “इस चरण के वर्ष” केवल इस चक्र की लंबाई है।',
    subPurpose:
      'हर दशा के नौ भाग हैं: उसी चरण की राशियाँ, अपनी राशि से आरंभ करके, हर एक अपने वर्षों के अनुपात में।',
    heading: (sign, start, end) => `${sign} · ${start} से ${end}`,
    subCaption: (sign) => `${sign} की अंतर्दशाएँ`,
  },

  starts: {
    title: 'दूसरे आरंभ बिंदुओं से विंशोत्तरी',
    purpose:
      'वही 120 वर्ष, पर चंद्र के बदले किसी और बिंदु से गिने हुए। जब सामान्य दशाएँ मेल नहीं खातीं, तब ज्योतिषी इनसे तुलना करते हैं।',
    names: {
      ascendant: 'लग्न से',
      kshema: 'चंद्र से चौथे नक्षत्र से (क्षेम)',
      utpanna: 'चंद्र से पाँचवें नक्षत्र से (उत्पन्न)',
      adhana: 'चंद्र से आठवें नक्षत्र से (आधान)',
    },
    ofGraha: (graha) => `${graha} के नक्षत्र से`,
    begins: (nakshatra, lord, span) =>
      `यह ${nakshatra} नक्षत्र से आरंभ होती है: जन्म के समय ${lord} की दशा के ${span} शेष थे।`,
    running: (mahadasha, antardasha, pratyantardasha) =>
      `इस समय: ${mahadasha} महादशा, ${antardasha} अंतर्दशा, ${pratyantardasha} प्रत्यंतर्दशा।`,
    none: 'आज का दिन इस दशा के 120 वर्षों से बाहर है।',
    treeOf: (start, name) => `${start}: ${name} की विंशोत्तरी दशा`,
  },
};
