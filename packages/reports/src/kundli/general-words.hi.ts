import { hi as names } from '../format/names.hi.ts';
import type { GeneralWords } from './general-words.en.ts';
import { houseOrdinalsHi } from './house-ordinals.hi.ts';

const ordinal = (house: number) => houseOrdinalsHi[house - 1] ?? String(house);

/** The sentences of the tab General, in Hindi. `[id|words]` explains a term. */
export const hi: GeneralWords = {
  names,
  areas: {
    title: 'जीवन के क्षेत्र',
    intro:
      'जहाँ स्थितियाँ अलग-अलग बातें कहती हैं, वहाँ सार बताता है कि किसका वज़न अधिक है। उसके नीचे आधार दिया है।',
    titles: {
      self: 'आप और आपकी ऊर्जा',
      money: 'धन और कुटुंब',
      siblings: 'साहस और भाई-बहन',
      home: 'घर',
      children: 'संतान और शिक्षा',
      learning: 'पढ़ाई और खेल',
      health: 'स्वास्थ्य की आदतें',
      partner: 'जीवनसाथी',
      work: 'काम',
      faith: 'यात्रा और आस्था',
    },
    verdicts: { supported: 'अच्छा सहारा', mixed: 'मिला-जुला', effort: 'प्रयास चाहिए' },
    supports: 'इसके पक्ष में',
    challenges: 'यहाँ ध्यान चाहिए',
    because: (house, lord, karaka) =>
      `भाव ${house}, उसका स्वामी ${lord}, उस पर दृष्टियाँ, और कारक ${karaka}`,
  },

  houses: {
    intro:
      'पहले जीवन के हर क्षेत्र का सार, फिर हर [house|भाव] का एक फल, जो उसके [lord|स्वामी] की स्थिति पर आधारित है। बैज में स्वामी का [strength|राशि के अनुसार बल] है।',
    sectionTitle: 'भाव के अनुसार',
    title: (house, sign) => `भाव ${house} · ${sign}`,
    lord: (lord) => `स्वामी ${lord}`,
    because: (house, sign, lord, at, atHouse) =>
      `${ordinal(house)} भाव में ${sign} राशि है; उसका स्वामी ${lord} ${ordinal(atHouse)} भाव, ${at} राशि में है`,
    strength: (strength) => `[strength|बल] ${strength}`,
  },

  ascendant: {
    intro: 'आपका लग्न सामान्य रूप से क्या कहता है, और उसके [lord|स्वामी] की स्थिति क्या जोड़ती है।',
    facts: 'आधार',
    sign: '[lagna|लग्न]',
    lord: '[lord|लग्न का स्वामी]',
    lordAt: 'स्वामी की राशि',
    lordHouse: '[house|स्वामी का भाव]',
    lordStrength: '[strength|स्वामी का बल]',
    symbol: 'प्रतीक',
    gem: 'लग्नेश का रत्न',
    day: 'व्रत का दिन',
    general: 'सामान्य फल',
    personal: 'आपकी कुंडली का फल',
    location: 'स्वामी की स्थिति',
    characteristics: 'राशि की विशेषताएँ',
    flagship: 'मुख्य गुण',
    spirituality: 'अध्यात्म',
    mantra: '[gayatri|गायत्री मंत्र]',
    good: 'अच्छे गुण',
    bad: 'कमज़ोरियाँ',
    becauseSign: (sign, degree) => `लग्न ${sign}, ${degree}`,
    becauseLord: (lord, at, house) => `लग्न का स्वामी ${lord} ${ordinal(house)} भाव, ${at} राशि में`,
  },

  planet: {
    intro: 'नौ [graha|ग्रहों] में से हर एक का फल: कोई एक चुनें।',
    choose: 'ग्रह',
    title: (graha) => `आपकी कुंडली में ${graha}`,
    facts: 'आधार',
    considered: '[graha|ग्रह]',
    sign: '[rashi|राशि]',
    house: '[house|भाव]',
    nativeHouse: 'अपनी राशि का भाव',
    noNativeHouse: 'राहु-केतु किसी राशि के स्वामी नहीं',
    strength: '[strength|बल]',
    lord: '[lord|राशि का स्वामी]',
    lordAt: 'उस स्वामी की राशि',
    lordHouse: 'उस स्वामी का भाव',
    lordStrength: 'उस स्वामी का बल',
    definition: 'यह किसका कारक है',
    location: 'स्थिति',
    personal: 'आपकी कुंडली का फल',
    inSign: (graha, sign) => `${sign} राशि में ${graha}`,
    long: 'इसके गुण',
    short: 'संक्षेप में',
    affliction: 'इसे क्या निर्बल करता है',
    noAffliction: 'इसे निर्बल करने वाली कोई बात नहीं मिली।',
    combust: '[combust|अस्त]: सूर्य के इतना पास कि दिखाई नहीं देता',
    debilitated: 'जिस राशि में है, उसमें नीच का',
    joined: (grahas) => `एक ही राशि में ${grahas} के साथ`,
    aspected: (grahas) => `${grahas} की [aspect|दृष्टि] में`,
    mantra: '[gayatri|गायत्री मंत्र]',
    positive: 'मुख्य शब्द',
    negative: 'कमज़ोरियाँ',
    becauseHouse: (graha, house) => `${ordinal(house)} भाव में ${graha}`,
    becauseSign: (graha, sign, strength) => `${sign} राशि में ${graha}, ${strength}`,
  },
  inHouse: (house) => `भाव ${house}`,
  and: ' और ',
};
