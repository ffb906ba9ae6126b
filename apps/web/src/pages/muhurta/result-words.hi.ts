import { ayanamsaNames } from '../../kundli/ayanamsa-names.hi.ts';
import type { MuhurtaResultWords } from './result-words.en.ts';

/** The sentences of found dates, in Hindi. */
export const hi: MuhurtaResultWords = {
  titles: {
    marriage: 'विवाह की तारीख़ें',
    griha_pravesh: 'गृह प्रवेश की तारीख़ें',
    vehicle: 'वाहन ख़रीदने की तारीख़ें',
    property: 'संपत्ति ख़रीदने की तारीख़ें',
    shop: 'व्यापार शुरू करने की तारीख़ें',
    namakarana: 'नामकरण की तारीख़ें',
    mundan: 'मुंडन की तारीख़ें',
    upanayana: 'उपनयन की तारीख़ें',
    journey: 'यात्रा की तारीख़ें',
  },
  about: (place, span) => `${place}, ${span}`,
  coordinates: (latitude, longitude) =>
    `${Math.abs(latitude).toFixed(2)}° ${latitude < 0 ? 'द' : 'उ'}, ${Math.abs(longitude).toFixed(2)}° ${longitude < 0 ? 'प' : 'पू'}`,
  found: (all, many, date, span) => {
    const best = `सबसे अच्छा ${date} है, ${span}।`;
    const accepted = many === 1 ? '1 दिन मान्य है' : `${many} दिन मान्य हैं`;
    if (all === 0) return `सभी नियमों से कोई दिन शुभ नहीं है। कई पंचांगों में ${accepted}। ${best}`;
    const good = all === 1 ? '1 दिन सभी नियमों से शुभ है' : `${all} दिन सभी नियमों से शुभ हैं`;
    return many === 0 ? `${good}। ${best}` : `${good}, और कई पंचांगों में ${accepted}। ${best}`;
  },
  comparedWith: (names) => `${names.join(' और ')} के चंद्रमा से मिलाया गया।`,
  compareBirths: 'किसी कुंडली से नहीं मिलाया गया। जन्म विवरण देने पर तारीख़ें व्यक्ति के अधिक अनुकूल होती हैं।',
  lastRead: (title, place) => `${title}, ${place}`,
  again: 'विवरण बदलें',
  order: 'दिनों का क्रम',
  orders: { best: 'सबसे अच्छे पहले', date: 'तारीख़ के क्रम में' },
  qualities: { excellent: 'उत्तम', good: 'अच्छा', fair: 'सामान्य', many: 'कई पंचांगों में मान्य' },
  groups: {
    excellent: 'उत्तम दिन',
    good: 'अच्छे दिन',
    fair: 'सामान्य दिन',
    many: 'कई पंचांगों में मान्य दिन',
  },
  groupIntros: {
    excellent: 'सभी नियमों से शुभ, और लगभग सब कुछ पक्ष में है।',
    good: 'सभी नियमों से शुभ। अधिकतर बातें पक्ष में हैं, कुछ विपक्ष में।',
    fair: 'सभी नियमों से शुभ, पर पक्ष में कम बातें हैं।',
    many: 'ऐसे दिन कई छपे पंचांगों में मिलते हैं। कड़े नियम इनके विपक्ष में हैं, और हर दिन बताता है कि कौन-से।',
  },
  more: (count) => `${count} दिन और दिखाएँ`,
  tithi: 'तिथि',
  nakshatra: 'नक्षत्र',
  ascendant: 'लग्न',
  terms: {
    tithi: {
      name: 'तिथि',
      text: 'चंद्रमा का एक दिन, दो अमावस्याओं के बीच के तीस में से एक। हर अवसर की अपनी शुभ तिथियाँ हैं।',
    },
    nakshatra: {
      name: 'नक्षत्र',
      text: 'आकाश का वह भाग जिसमें चंद्रमा है, सत्ताईस में से एक। हर एक में चंद्रमा लगभग एक दिन रहता है।',
    },
    lagna: {
      name: 'लग्न',
      text: 'वह राशि जो इस समय पूर्व में उदय हो रही है। यह लगभग हर दो घंटे में बदलती है।',
    },
  },
  times: 'शुभ समय',
  moreTimes: (count) => `${count} और समय`,
  rising: (sign) => `${sign} लग्न`,
  why: 'यह समय क्यों?',
  inFavour: 'पक्ष में',
  against: 'विपक्ष में',
  stricter: 'कड़े नियमों से विपक्ष में',
  nothingAgainst: 'इस समय के विपक्ष में कुछ नहीं है।',
  calendar: {
    file: (date) => `jyoti-muhurta-${date}.ics`,
    titles: {
      marriage: 'मुहूर्त: विवाह',
      griha_pravesh: 'मुहूर्त: गृह प्रवेश',
      vehicle: 'मुहूर्त: वाहन ख़रीदना',
      property: 'मुहूर्त: संपत्ति ख़रीदना',
      shop: 'मुहूर्त: व्यापार शुरू करना',
      namakarana: 'मुहूर्त: नामकरण',
      mundan: 'मुहूर्त: मुंडन',
      upanayana: 'मुहूर्त: उपनयन',
      journey: 'मुहूर्त: यात्रा',
    },
    of: (day, span) => `कैलेंडर में जोड़ें: ${day}, ${span}`,
  },
  empty: {
    title: 'इन तारीख़ों के बीच कोई शुभ दिन नहीं है',
    next: (date) => `अगला शुभ दिन ${date} है।`,
    noNext: 'इन तारीख़ों के बाद के एक वर्ष में भी कोई नहीं है।',
    search: (date) => `${date} से खोजें`,
    change: 'दूसरी तारीख़ें चुनें',
  },
  left: {
    title: 'जो दिन छोड़े गए',
    intro: (count) =>
      count === 1
        ? '1 दिन में कोई शुभ समय नहीं है। उसे ये नियम छोड़ते हैं।'
        : `${count} दिनों में कोई शुभ समय नहीं है। इसके पीछे ये नियम हैं; एक दिन पर कई नियम लागू हो सकते हैं।`,
    days: (count) => `${count} दिन`,
    all: (count) => `सभी ${count} नियम दिखाएँ`,
    byDate: 'हर दिन के नियम दिखाएँ',
  },
  limits: {
    title: 'मुहूर्त क्या नहीं है',
    text: 'यह समय चुनने की परंपरा है, किसी परिणाम का वादा नहीं। परिवारों और क्षेत्रों के अपने नियम होते हैं: तारीख़ तय करने से पहले अपने पंडित से पूछ लें।',
    basis: (ayanamsa, clock, offset) =>
      `${ayanamsa} अयनांश। सभी समय ${clock} के अनुसार हैं (UTC${offset})।`,
    ayanamsas: ayanamsaNames,
    sunrise: { centre: 'सूर्योदय: सूर्य का केंद्र।', edge: 'सूर्योदय: सूर्य का ऊपरी किनारा।' },
  },
};
