import type { en } from './words.en.ts';

/** The sentences of a sign's page, in Hindi. */
export const hi: typeof en = {
  signs: 'राशियाँ',
  // In Hindi a sign has one name, the Sanskrit one.
  title: (sign, sanskrit) => (sign === sanskrit ? sign : `${sign} (${sanskrit})`),
  description: (sanskrit, element, planet, sign) =>
    `${sanskrit}: तत्त्व ${element}, स्वामी ${planet}। परंपरा ${sign} राशि के बारे में क्या कहती है और क्या नहीं कहती।`,
  lead: (sign) => `परंपरा ${sign} राशि के बारे में क्या कहती है और क्या नहीं कहती।`,
  facts: {
    sanskritName: 'संस्कृत नाम',
    element: 'तत्त्व',
    quality: 'स्वभाव',
    rulingPlanet: 'राशि स्वामी',
    tropical: 'सायन राशि में सूर्य',
    sidereal: 'निरयन राशि में सूर्य',
    nakshatra: 'नक्षत्र',
  },
  qualities: {
    movable: 'चर',
    fixed: 'स्थिर',
    dual: 'द्विस्वभाव',
  },
  aspects: {
    traits: 'गुण',
    compatibility: 'अनुकूलता',
    career: 'करियर',
    health: 'स्वास्थ्य',
  },
  lists: {
    traits: 'कुछ शब्दों में',
    strengths: 'ख़ूबियाँ',
    challenges: 'कठिन लगता है',
    bestMatches: 'इनसे अच्छी बनती है',
    challenging: 'यहाँ धैर्य चाहिए',
    suitableFields: 'उपयुक्त क्षेत्र',
    vulnerabilities: 'ध्यान रखें',
    recommendations: 'अच्छी आदतें',
  },
  famous: 'इस पाश्चात्य सूर्य राशि के जाने-माने लोग',
  horoscope: (sign) => `${sign} का राशिफल पढ़ें`,
  kundli: 'अपनी चंद्र राशि जानें',
  others: 'बारह राशियाँ',
};
