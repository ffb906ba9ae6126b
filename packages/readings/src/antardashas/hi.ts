import { openingHi } from '../opening.hi.ts';
import { ordinalsHi as ordinal } from '../ordinals.hi.ts';
import { topicsOf } from '../periods/topics-of.ts';
import { topicsHi } from '../periods/topics.hi.ts';
import type { AntardashaFacts, AntardashaTexts } from './antardashas.types.ts';

const { lords: grahas } = openingHi;
const pair = ({ main, sub }: AntardashaFacts) => [grahas[main.graha], grahas[sub.graha]] as const;

/** Sentences on an antardasha, in Hindi. */
export const antardashasHi: AntardashaTexts = {
  same: ({ main }, past) => {
    const lord = grahas[main.graha];
    return past
      ? `यहाँ ${lord} अकेला था, इसलिए महादशा के विषय इस पहले भाग में शायद सबसे साफ़ दिखे।`
      : `इस पहले भाग में ${lord} अकेला है, और पूरी महादशा के विषय अभी सबसे साफ़ दिखते हैं।`;
  },
  distance: {
    1: (facts, past) => {
      const [main, sub] = pair(facts);
      return past
        ? `आपकी कुंडली में ${sub} और ${main} एक ही राशि में हैं, इसलिए दोनों को अलग पहचानना कठिन था।`
        : `आपकी कुंडली में ${sub} और ${main} एक ही राशि में हैं, इसलिए दोनों का फल प्रायः साथ आता है।`;
    },
    2: (facts, past) => {
      const [main, sub] = pair(facts);
      return past
        ? `${main} से दूसरे स्थान के ${sub} ने उन महीनों को अक्सर जोड़ने का समय बनाया: धन, भोजन, शब्द।`
        : `${main} से दूसरे स्थान का ${sub} महादशा में अब तक जो मिला, उसे जोड़ने और बचाने का साथ देता है।`;
    },
    3: (facts, past) => {
      const [main, sub] = pair(facts);
      return past
        ? `${sub} ${main} से तीसरे स्थान पर है, इसलिए फल शायद तब आया जब मेहनत आपने स्वयं की।`
        : `${sub} ${main} से तीसरे स्थान पर है, इसलिए अधिकतर मेहनत आपकी अपनी हो सकती है, और वह प्रायः सार्थक रहती है।`;
    },
    4: (facts, past) => {
      const [main, sub] = pair(facts);
      return past
        ? `${main} से चौथे स्थान के ${sub} ने उन महीनों को घर और मन की शांति की ओर मोड़ा होगा।`
        : `${main} से चौथे स्थान का ${sub} इन महीनों को प्रायः घर और मन की शांति की ओर मोड़ता है।`;
    },
    5: (facts, past) => {
      const [main, sub] = pair(facts);
      return past
        ? `${sub} ${main} से पाँचवें स्थान पर है, जो मित्रता का संबंध है, और इसमें बातें प्रायः अपने आप बनती हैं।`
        : `${sub} ${main} से पाँचवें स्थान पर है, जो मित्रता का संबंध है: विचार प्रायः आते हैं, और उनके लिए सहायता भी।`;
    },
    6: (facts, past) => {
      const [main, sub] = pair(facts);
      return past
        ? `${sub} ${main} से छठे स्थान पर है, इसलिए काम शायद अधिक था और धन्यवाद कम।`
        : `${sub} ${main} से छठे स्थान पर है, इसलिए कुछ समय काम अधिक और धन्यवाद कम हो सकता है; छोटी समस्याएँ जल्दी निपटा लें।`;
    },
    7: (facts, past) => {
      const [main, sub] = pair(facts);
      return past
        ? `कुंडली में ${sub} ${main} के सामने है, इसलिए शायद दूसरों की इच्छाओं के साथ बीच का रास्ता निकालना पड़ा।`
        : `कुंडली में ${sub} ${main} के सामने है: आपकी और दूसरों की इच्छा आमने-सामने आ सकती है, इसलिए थोड़ा झुकने को तैयार रहें।`;
    },
    8: (facts, past) => {
      const [main, sub] = pair(facts);
      return past
        ? `${sub} ${main} से आठवें स्थान पर है, और उन महीनों में शायद बिना किसी पूर्वसूचना के दिशा बदली।`
        : `${sub} ${main} से आठवें स्थान पर है, इसलिए योजना में दिशा बदलने की गुंजाइश रखें।`;
    },
    9: (facts, past) => {
      const [main, sub] = pair(facts);
      return past
        ? `${main} से नौवें स्थान का ${sub} शायद महादशा के अच्छे भागों में से एक लाया।`
        : `${main} से नौवें स्थान का ${sub} प्रायः महादशा के अच्छे भागों में से एक लाता है।`;
    },
    10: (facts, past) => {
      const [main, sub] = pair(facts);
      return past
        ? `${sub} ${main} से दसवें स्थान पर है, इसलिए तब आपने जो किया, वह शायद दूसरों को दिखा।`
        : `${sub} ${main} से दसवें स्थान पर है, इसलिए अब आप जो करते हैं, वह प्रायः दूसरों को दिखता है।`;
    },
    11: (facts, past) => {
      const [main, sub] = pair(facts);
      return past
        ? `${sub} ${main} से ग्यारहवें स्थान पर है, जहाँ से प्रायः लाभ और मित्र आते हैं।`
        : `${sub} ${main} से ग्यारहवें स्थान पर है, जहाँ से प्रायः लाभ और मित्रों का सहारा आता है।`;
    },
    12: (facts, past) => {
      const [main, sub] = pair(facts);
      return past
        ? `${sub} ${main} से बारहवें स्थान पर है: शायद कुछ ख़र्च हुआ, समाप्त हुआ या पीछे छूटा।`
        : `${sub} ${main} से बारहवें स्थान पर है: काम समेटने, विश्राम करने और ख़र्च पर नज़र रखने का समय।`;
    },
  },
  adds: {
    sun: ({ sub }, stage, past) => {
      const [here, owned] = topicsOf(topicsHi, sub, stage);
      const also = owned === null ? '' : `, साथ ही ${owned} की ओर भी`;
      return past
        ? `सूर्य ने शायद ध्यान ${here} की ओर खींचा${also}।`
        : `सूर्य प्रायः ध्यान ${here} की ओर खींचता है${also}।`;
    },
    moon: ({ sub }, stage, past) => {
      const [here, owned] = topicsOf(topicsHi, sub, stage);
      const place = ordinal[sub.house];
      return past
        ? `आपके ${place} भाव से चंद्र ने शायद ${here} की बात उठाई${owned === null ? '' : `, साथ ही ${owned} की भी`}।`
        : `आपके ${place} भाव से चंद्र ${here} की बात उठा सकता है${owned === null ? '' : `; ${owned} का भी हाथ हो सकता है`}।`;
    },
    mars: ({ sub }, stage, past) => {
      const [here, owned] = topicsOf(topicsHi, sub, stage);
      const also = owned === null ? '' : `, साथ ही ${owned} के मामले में भी`;
      return past
        ? `मंगल ने शायद ऊर्जा, और कुछ अधीरता, ${here} के मामले में दी${also}।`
        : `मंगल ऊर्जा, और कुछ अधीरता, ${here} के मामले में ला सकता है${also}।`;
    },
    mercury: ({ sub }, stage, past) => {
      const [here, owned] = topicsOf(topicsHi, sub, stage);
      const also = owned === null ? '' : `, और पृष्ठभूमि में ${owned} की बातों में भी`;
      return past
        ? `बुध के कारण शायद दिन ${here} की बातों में बीते${also}।`
        : `बुध के कारण दिन प्रायः ${here} की बातों में बीतते हैं${also}।`;
    },
    jupiter: ({ sub }, stage, past) => {
      const [here, owned] = topicsOf(topicsHi, sub, stage);
      const also = owned === null ? '' : `, या ${owned} के मामले में`;
      return past
        ? `गुरु ने शायद ${here} के मामले में सहायता की${also}।`
        : `गुरु प्रायः ${here} के मामले में सहायता करता है${also}।`;
    },
    venus: ({ sub }, stage, past) => {
      const [here, owned] = topicsOf(topicsHi, sub, stage);
      const also = owned === null ? '' : `, और कुछ कम खुलकर ${owned} से`;
      return past
        ? `इसका सुखद पक्ष शायद ${here} से आया${also}।`
        : `इसका सुखद पक्ष ${here} से आ सकता है${also}।`;
    },
    saturn: ({ sub }, stage, past) => {
      const [here, owned] = topicsOf(topicsHi, sub, stage);
      const also = owned === null ? '' : `, और शायद ${owned} के मामले में भी`;
      return past
        ? `शनि ने शायद ${here} के मामले में धैर्य माँगा${also}।`
        : `शनि प्रायः ${here} के मामले में धैर्य माँगता है${also}।`;
    },
    rahu: ({ sub }, stage, past) => {
      const [here] = topicsOf(topicsHi, sub, stage);
      return past
        ? `${ordinal[sub.house]} भाव के राहु ने शायद ${here} के मामले में चैन से अधिक रोमांच दिया।`
        : `${ordinal[sub.house]} भाव का राहु ${here} के मामले में चैन से अधिक रोमांच दे सकता है।`;
    },
    ketu: ({ sub }, stage, past) => {
      const [here] = topicsOf(topicsHi, sub, stage);
      return past
        ? `${ordinal[sub.house]} भाव के केतु ने शायद ${here} की चिंता कुछ समय के लिए हल्की की।`
        : `${ordinal[sub.house]} भाव का केतु ${here} की चिंता कुछ समय के लिए हल्की कर सकता है।`;
    },
  },
  views: (facts, past) => {
    const { views } = facts;
    const [main, sub] = pair(facts);
    const friends = views.filter((view) => view === 'friend').length;
    const enemies = views.filter((view) => view === 'enemy').length;
    if (friends === 2) {
      return past
        ? `${main} और ${sub} स्वभाव से मित्र हैं, जिससे ऐसे महीने प्रायः सहज रहते हैं।`
        : `${main} और ${sub} स्वभाव से मित्र हैं, इसलिए दोनों एक-दूसरे को आगे बढ़ाते हैं।`;
    }
    if (enemies === 2) {
      return past
        ? `${main} और ${sub} की स्वभाव से नहीं बनती, और मन शायद दो ओर खिंचा।`
        : `${main} और ${sub} की स्वभाव से नहीं बनती; मन दो ओर खिंचे तो एक समय पर एक ही काम करें।`;
    }
    if (friends === 1 && enemies === 1) {
      return past
        ? 'दोनों की मित्रता एकतरफ़ा है, और प्रगति शायद असमान रही।'
        : 'दोनों की मित्रता एकतरफ़ा है, इसलिए प्रगति असमान हो सकती है।';
    }
    if (enemies === 1) {
      return past
        ? `${main} और ${sub} के बीच कुछ दूरी है, और शायद समझौता करना पड़ा।`
        : `${main} और ${sub} के बीच कुछ दूरी है; जितना ज़रूरी लगे उससे थोड़ा अधिक समय रखें।`;
    }
    if (friends === 1) {
      return past
        ? `कुल मिलाकर ${sub} ${main} के काम आया होगा।`
        : `कुल मिलाकर ${sub} ${main} के काम आता है।`;
    }
    return null;
  },
};
