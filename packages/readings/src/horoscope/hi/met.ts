import type { HoroscopeTexts } from '../horoscope.types.ts';

/** One clause each: the effect of a graha, and the one that obstructs (vedha) or relieves it (vipareeta vedha). */
export const met: HoroscopeTexts['met'] = {
  sun: {
    obstructed:
      'आपके {own} भाव {sign} का सूर्य आपके काम की ओर लोगों का ध्यान खींच सकता था, पर आपके {house} भाव के {by} के कारण आज वह टल सकता है (वेध)।',
    relieved:
      'आपके {own} भाव {sign} के सूर्य का दबाव आज हल्का हो सकता है, आपके {house} भाव के {by} के कारण (विपरीत वेध)।',
  },
  mars: {
    obstructed:
      'आपके {own} भाव {sign} का मंगल जितना जोश आज दे रहा है, उससे अधिक दे सकता था; आपके {house} भाव के {by} के कारण वह धीमा रह सकता है (वेध)।',
    relieved:
      'आपके {own} भाव {sign} के मंगल की अधीरता आज आपके {house} भाव के {by} से नरम हो सकती है (विपरीत वेध)।',
  },
  mercury: {
    obstructed:
      'आपके {own} भाव {sign} का बुध शब्दों और आँकड़ों में सहायक हो सकता था, पर आपके {house} भाव के {by} के कारण आज बाधा आ सकती है (वेध)।',
    relieved:
      'आपके {own} भाव {sign} के बुध की छोटी उलझनें आज जल्दी सुलझ सकती हैं, आपके {house} भाव के {by} की सहायता से (विपरीत वेध)।',
  },
  jupiter: {
    obstructed:
      'आपके {own} भाव {sign} का गुरु धन और सलाह में उदार हो सकता था; आपके {house} भाव के {by} के कारण आज उसमें देर हो सकती है (वेध)।',
    relieved:
      'आपके {own} भाव {sign} के गुरु से फल में होने वाली देर आज कम खल सकती है, आपके {house} भाव के {by} के कारण (विपरीत वेध)।',
  },
  venus: {
    obstructed:
      'आपके {own} भाव {sign} का शुक्र स्नेह को आसान बना सकता था, पर आपके {house} भाव के {by} के कारण आज उसे प्रतीक्षा करनी पड़ सकती है (वेध)।',
    relieved:
      'आपके {own} भाव {sign} के शुक्र की नुक्ताचीनी आज जल्दी बीत सकती है, आपके {house} भाव के {by} के कारण (विपरीत वेध)।',
  },
  saturn: {
    obstructed:
      'आपके {own} भाव {sign} का शनि लगातार काम का फल दे सकता था; आपके {house} भाव के {by} के कारण आज प्रतीक्षा करनी पड़ सकती है (वेध)।',
    relieved:
      'आपके {own} भाव {sign} के शनि का भार आज हल्का लग सकता है, आपके {house} भाव के {by} के कारण (विपरीत वेध)।',
  },
  rahu: {
    obstructed:
      'आपके {own} भाव {sign} का राहु नई राह खोल सकता था, पर आपके {house} भाव के {by} के कारण आज वह बंद रह सकती है (वेध)।',
    relieved:
      'आपके {own} भाव {sign} के राहु की बेचैनी आज आपके {house} भाव के {by} से शांत हो सकती है (विपरीत वेध)।',
  },
  ketu: {
    obstructed:
      'आपके {own} भाव {sign} का केतु मन में शांत आत्मविश्वास दे सकता था; आपके {house} भाव के {by} के कारण आज वह डगमगा सकता है (वेध)।',
    relieved:
      'आपके {own} भाव {sign} के केतु की विरक्ति आज कम खल सकती है, आपके {house} भाव के {by} से संतुलित होकर (विपरीत वेध)।',
  },
};

export const moonMet: HoroscopeTexts['moonMet'] = {
  obstructed: [
    'आपके {own} भाव {sign} का चंद्र दिन को अच्छा बना सकता था, पर आपके {house} भाव के {by} के कारण वह फल रुक सकता है (वेध)।',
    'आपके {own} भाव {sign} के चंद्र का सुखद फल आज देर से मिल सकता है, आपके {house} भाव के {by} के कारण (वेध)।',
  ],
  relieved: [
    'आपके {own} भाव {sign} का चंद्र थका सकता है, पर आपके {house} भाव के {by} से दिन आसान हो सकता है (विपरीत वेध)।',
    'आपके {own} भाव {sign} का चंद्र आज सामान्य से कम माँग सकता है, आपके {house} भाव के {by} के कारण (विपरीत वेध)।',
  ],
};

/** Over a week, a month or a year, during which the obstructing or relieving planet changes. */
export const mostlyMet: HoroscopeTexts['mostlyMet'] = {
  obstructed: [
    'आपके {own} भाव {sign} का {graha} सामान्य से कम सहायता कर सकता है, क्योंकि अधिकतर समय कोई दूसरा ग्रह उसकी राह रोकता है (वेध)।',
    'आपके {own} भाव {sign} के {graha} की सहायता देर से आ सकती है, क्योंकि अधिकतर समय कोई दूसरा ग्रह उसे रोकता है (वेध)।',
  ],
  relieved: [
    'आपके {own} भाव {sign} का {graha} सामान्य से कम माँग सकता है, क्योंकि अधिकतर समय कोई दूसरा ग्रह उसे हल्का करता है (विपरीत वेध)।',
    'आपके {own} भाव {sign} के {graha} की माँगें छोटी रह सकती हैं, क्योंकि अधिकतर समय कोई दूसरा ग्रह उन्हें नरम करता है (विपरीत वेध)।',
  ],
};

export const stayed: HoroscopeTexts['stayed'] = {
  good: [
    '{when} {graha} आपके {own} भाव {sign} में था, जिससे शायद {matters} के मामले में सहायता मिली।',
    '{when} {graha} आपके {own} भाव {sign} में रहा, और {matters} के मामले शायद सामान्य से आसान लगे।',
    '{when} आपके {own} भाव {sign} का {graha} शायद {matters} के लिए अच्छा रहा।',
  ],
  bad: [
    '{when} {graha} आपके {own} भाव {sign} में था, और {matters} के मामले में शायद धैर्य रखना पड़ा।',
    '{when} {graha} आपके {own} भाव {sign} में रहा, और {matters} के मामले में शायद अधिक मेहनत लगी।',
    '{when} आपके {own} भाव {sign} के {graha} से {matters} की बातें शायद धीमी रहीं।',
  ],
  met: [
    '{when} {graha} आपके {own} भाव {sign} में था, शायद {matters} पर अधिक असर के बिना।',
    '{when} {graha} आपके {own} भाव {sign} में रहा, और {matters} के मामले में शायद कम ही कुछ बदला।',
  ],
};

export const stays: HoroscopeTexts['stays'] = {
  until: 'वह {to} तक वहाँ रहेगा।',
  since: 'वह {from} से वहाँ है।',
  between: 'वह {from} से {to} तक वहाँ है।',
  from: 'वह {from} से वहाँ रहेगा।',
  stayedBetween: '{from} से {to} तक',
  stayedAll: { weekly: 'उस पूरे सप्ताह', monthly: 'उस पूरे महीने', yearly: 'उस पूरे वर्ष' },
};
