import { hi as sadesati } from './sade-sati-words.hi.ts';
import { hi as names } from '../format/names.hi.ts';
import { houseOrdinalsHi } from './house-ordinals.hi.ts';
import type { DoshasWords } from './doshas-words.en.ts';

/** The dignities of Raman's table as the API names them, with the relation of the sign to Mars. */
const natural = new Map([
  ['Exalted', 'उच्च'],
  ['Own', 'अपनी राशि में'],
  ['Friend', 'मित्र की राशि में'],
  ['Neutral', 'सम राशि में'],
  ['Enemy', 'शत्रु की राशि में'],
  ['Debilitated', 'नीच'],
]);

/** The twelve types of kaal sarp, as the API names them. */
const forms = new Map([
  ['Anant', 'अनंत'],
  ['Kulik', 'कुलिक'],
  ['Vasuki', 'वासुकि'],
  ['Shankhpal', 'शंखपाल'],
  ['Padma', 'पद्म'],
  ['Mahapadma', 'महापद्म'],
  ['Takshak', 'तक्षक'],
  ['Karkotak', 'कर्कोटक'],
  ['Shankhachud', 'शंखचूड़'],
  ['Ghatak', 'घातक'],
  ['Vishdhar', 'विषधर'],
  ['Sheshnag', 'शेषनाग'],
]);

/** The sentences of the tab Doshas, in Hindi: calm and factual. `[id|words]` explains a term. */
export const hi: DoshasWords = {
  names,
  yes: 'हाँ',
  no: 'नहीं',

  mangal: {
    intro:
      '[mangal|मंगल दोष] इस पर निर्भर है कि मंगल [lagna|लग्न], चंद्र और शुक्र से कहाँ है, और उसका परिहार क्या है।',
    factorsIntro: 'वही प्रतिशत विस्तार से: दोष के कारण, मंगल से जुड़ी दृष्टियाँ, और तीनों स्थानों से मंगल का भाव।',
    score: (score) => `आप ${score}% मांगलिक हैं`,
    before: (score) => `परिहार से पहले: ${score}%।`,
    anshik: '[anshik|आंशिक]: दोष है, पर इतना कम कि उसका महत्व नहीं।',
    threshold: 'परिहार के बाद 25% या अधिक होने पर हमारा उत्तर ‘हाँ’ होता है।',
    mars: 'मंगल',
    marsCounts: (places) => {
      const from = { lagna: 'लग्न', moon: 'चंद्र', venus: 'शुक्र' };
      const houses = places.map(
        (place) => `${from[place.from]} से ${houseOrdinalsHi[place.house - 1]}`,
      );
      const listed = [houses.slice(0, -1).join(', '), ...houses.slice(-1)].filter(Boolean);
      return `मंगल ${listed.join(' और ')} भाव में गिना जाता है।`;
    },
    marsAbsent: 'लग्न, चंद्र या शुक्र से गिने जाने वाले किसी भी भाव में मंगल नहीं है।',
    cancellation: (percent) => `परिहार: ${percent}%`,
    reasons: 'परिहार',
    noReasonsTitle: 'कोई परिहार नहीं',
    noReasons: 'परिहार का कोई भी नियम इस कुंडली पर लागू नहीं होता।',
    factors: 'दोष के कारण',
    noFactors: 'इस कुंडली में दोष का कोई कारण नहीं है।',
    aspects: 'ग्रहों की दृष्टियाँ',
    noAspects: 'न मंगल की, न मंगल पर कोई ऐसी दृष्टि है जिसका यहाँ महत्व हो।',
    seenFrom: 'मंगल, तीन स्थानों से गिनने पर',
    from: 'कहाँ से',
    references: { lagna: 'लग्न', moon: 'चंद्र', venus: 'शुक्र' },
    house: 'मंगल का भाव',
    counts: 'दोष का भाव',
    units: 'इकाइयाँ',
    weight: 'भार',
    aspected: 'दृष्ट भाव',
    because: (sign, strength, byNature) =>
      `मंगल ${sign} राशि में; [strength|बल] ${strength}; रमन की इकाइयों के लिए, जिनमें केवल नैसर्गिक मैत्री ली जाती है, ${natural.get(byNature) ?? byNature}`,
    formula: 'प्रतिशत की गणना कैसे होती है',
    formulaText: [
      'मंगल गिने जाने वाले भाव में हो (पहला, दूसरा, चौथा, सातवाँ, आठवाँ और बारहवाँ, यदि कोई दूसरी परंपरा न चुनी हो) तो भाव और राशि में उसके बल के अनुसार उसे [ramanUnits|बी. वी. रमन की इकाइयाँ] मिलती हैं। [lagna|लग्न] से मिली इकाइयों का आधा, चंद्र से मिली इकाइयों के दस में से तीन भाग और शुक्र से मिली इकाइयों का पाँचवाँ भाग गिना जाता है।',
      'लग्न से सातवें या आठवें भाव में हर दूसरे [malefic|पाप ग्रह] की इकाइयों का चौथाई भाग जोड़ा जाता है; अधिकतम 100 हो सकता है।',
      'परिहार का हर नियम एक चौथाई घटाता है; चार नियम पूरा दोष हटा देते हैं।',
    ],
  },

  kaalsarp: {
    intro: '[kaalsarp|कालसर्प] का अर्थ है कि सातों ग्रह राहु से केतु की रेखा के एक ही ओर हों।',
    none: 'आपकी कुंडली में कालसर्प दोष नहीं है',
    present: (type) => `आपकी कुंडली में ${forms.get(type) ?? type} नाम का कालसर्प दोष है`,
    partial:
      'आंशिक: जो ग्रह राहु-केतु की रेखा से बाहर है, वह उससे एक राशि (30°) के भीतर है, और योग को तोड़ देता है।',
    remedies: 'सुझाए गए उपाय',
    noRemedies: 'कोई विशेष उपाय नहीं है।',
    remedyNote: 'ये सरल प्रथाएँ हैं जिनमें कुछ ख़र्च नहीं होता। इनसे कुछ बदलेगा, यह वादा हम नहीं करते।',
    because: (rahu, ketu) => `राहु भाव ${rahu} में, केतु भाव ${ketu} में`,
    ascending: 'ग्रह राशियों के क्रम में राहु और केतु के बीच हैं',
    descending: 'ग्रह राशियों के क्रम में केतु और राहु के बीच हैं',
    outside: (graha, house, degrees, node) =>
      `${graha} भाव ${house} में, रेखा से बाहर, ${node} से ${degrees} आगे`,
  },

  pitra: {
    intro:
      '[pitra|पितृ दोष] में सूर्य, नौवाँ भाव और उसका [lord|स्वामी] देखे जाते हैं, और यह कि उन पर [node|राहु या केतु] का प्रभाव है या नहीं।',
    none: 'आपकी कुंडली में पितृ दोष नहीं है',
    present: 'आपकी कुंडली में पितृ दोष के योग हैं',
    reasons: 'कारण',
    rules: 'हम क्या देखते हैं',
    rulesText: [
      'सूर्य राहु या केतु के साथ एक ही राशि में।',
      'राहु या केतु नौवें भाव में।',
      'नौवें भाव का स्वामी राहु या केतु के साथ, या छठे, आठवें या बारहवें भाव में, जबकि सूर्य शनि, राहु या केतु से युत या दृष्ट हो।',
    ],
  },

  papa: {
    intro:
      '[papasamaya|पापसाम्य] में देखा जाता है कि विवाह के भावों पर चार [malefic|पाप ग्रहों] का कितना भार है। अकेले यह बहुत कम बताता है; यह दो कुंडलियों की तुलना के लिए है।',
    caption: 'चार ग्रहों के पाप अंक',
  },

  sadesati,
};
