import { isPast } from '../periods/life-stage.ts';
import type { AgeSpan, LifeStage, PeriodLord } from '../periods/periods.types.ts';
import { ordinalsHi as ordinal } from '../ordinals.hi.ts';
import { topicsHi } from '../periods/topics.hi.ts';
import { openingHi } from '../opening.hi.ts';
import { combustHi, dignitiesHi, themesHi } from './themes.hi.ts';
import { periodHousesHi } from './houses.hi.ts';
import type { MahadashaTexts } from './mahadashas.types.ts';

const { lords: grahas } = openingHi;

/** A node owns no house: it acts for the lord of its sign. */
function ofNode({ graha, signLord }: PeriodLord, stage: LifeStage, span: AgeSpan): string {
  const host = grahas[signLord.graha];
  const place = ordinal[signLord.house];
  const topic = topicsHi[stage][signLord.house];
  if (graha === 'rahu') {
    return isPast(span)
      ? `राहु किसी भाव का स्वामी नहीं है और अपनी राशि के स्वामी ${host} की ओर से फल देता है। वह आपके ${place} भाव में है, इसलिए ${topic} की बात भी शायद जुड़ी रही।`
      : `राहु किसी भाव का स्वामी नहीं है और अपनी राशि के स्वामी ${host} की ओर से फल देता है। वह ग्रह आपके ${place} भाव में है, जिससे ${topic} की बात भी जुड़ती है।`;
  }
  return isPast(span)
    ? `केतु अपना फल अपनी राशि के स्वामी ${host} से लेता है, जो आपके ${place} भाव में है: उस समय ${topic} का भी शायद कुछ हाथ रहा।`
    : `केतु अपना फल अपनी राशि के स्वामी ${host} से लेता है, जो आपके ${place} भाव में है, इसलिए ${topic} पर भी थोड़ा ध्यान दें।`;
}

/** Used for a second lord in a house, if the first one already had the house's text. */
function sameHouse(
  { graha, house }: PeriodLord,
  before: string,
  stage: LifeStage,
  span: AgeSpan,
): string {
  const topic = topicsHi[stage][house];
  return isPast(span)
    ? `${grahas[graha]} भी ${before} की तरह ${ordinal[house]} भाव में है, इसलिए उन वर्षों में भी ध्यान शायद ${topic} पर रहा।`
    : `${grahas[graha]} भी ${before} की तरह ${ordinal[house]} भाव में है, इसलिए इन वर्षों में भी ध्यान ${topic} पर रहता है।`;
}

/** The houses that a planet owns in addition to the one that it is in. */
function owns(lord: PeriodLord, stage: LifeStage, span: AgeSpan): string | null {
  const { graha, house, rules } = lord;
  if (graha === 'rahu' || graha === 'ketu') return ofNode(lord, stage, span);
  const [first, second] = rules.filter((one) => one !== house);
  if (first === undefined) return null;
  const past = isPast(span);
  const topic = topicsHi[stage];
  if (second === undefined) {
    const [of, about] = [ordinal[first], topic[first]];
    switch (graha) {
      case 'sun':
        return past
          ? `सूर्य आपके ${of} भाव का स्वामी है, इसलिए ${about} की बात भी बीच में आई होगी।`
          : `सूर्य आपके ${of} भाव का स्वामी है, इसलिए ${about} की बात भी बीच में आ सकती है।`;
      case 'moon':
        return past
          ? `आपका चंद्र ${of} भाव का स्वामी है, इसलिए ${about} का विषय शायद बार-बार उठा।`
          : `आपका चंद्र ${of} भाव का स्वामी है, इसलिए ${about} का विषय बार-बार उठ सकता है।`;
      default:
        if (!rules.includes(house)) return null;
        return past
          ? `यह अपने ही भाव में है, और अपने दूसरे भाव, यानी ${of} भाव, से इसने ${about} पर भी असर डाला।`
          : `यह अपने ही भाव में है, और अपने दूसरे भाव, यानी ${of} भाव, से यह ${about} पर भी असर डालता है।`;
    }
  }
  const [a, b] = [ordinal[first], ordinal[second]];
  const [one, two] = [topic[first], topic[second]];
  switch (graha) {
    case 'mars':
      return past
        ? `मंगल आपके ${a} और ${b} भाव का स्वामी है; उसकी ऊर्जा शायद ${one} पर लगी, साथ ही ${two} पर भी।`
        : `मंगल आपके ${a} और ${b} भाव का स्वामी है, इसलिए उसकी ऊर्जा ${one} पर भी लगती है, साथ ही ${two} पर भी।`;
    case 'mercury':
      return past
        ? `${a} और ${b} भाव के स्वामी के रूप में बुध ने ${one} का विषय भी जोड़ा होगा, साथ ही ${two} का भी।`
        : `${a} और ${b} भाव के स्वामी के रूप में बुध ${one} का विषय भी जोड़ता है, साथ ही ${two} का भी।`;
    case 'jupiter':
      return past
        ? `यहाँ गुरु ${a} और ${b}, दोनों भावों का स्वामी है, और उनके माध्यम से उसका असर ${one} पर भी रहा, साथ ही ${two} पर भी।`
        : `यहाँ गुरु ${a} और ${b}, दोनों भावों का स्वामी है। उनके माध्यम से उसका असर ${one} पर भी है, साथ ही ${two} पर भी।`;
    case 'venus':
      return past
        ? `आपके ${a} और ${b} भाव शुक्र के हैं, इसलिए इन वर्षों का संबंध शायद ${one} से भी रहा, साथ ही ${two} से भी।`
        : `आपके ${a} और ${b} भाव शुक्र के हैं, इसलिए इस समय का संबंध ${one} से भी है, साथ ही ${two} से भी।`;
    default:
      return past
        ? `शनि आपके ${a} और ${b} भाव को सँभालता है, और उसकी माँग शायद ${one} से जुड़ी थी, या ${two} से।`
        : `शनि आपके ${a} और ${b} भाव को सँभालता है; उसकी माँग प्रायः ${one} से जुड़ी होती है, या ${two} से।`;
  }
}

/** Sentences on a mahadasha, in Hindi. */
export const mahadashasHi: MahadashaTexts = {
  themes: themesHi,
  houses: periodHousesHi,
  dignities: dignitiesHi,
  combust: combustHi,
  fromBirth: 'यह महादशा जन्म के समय पहले से चल रही थी।',
  yogakaraka: {
    past: 'आपके लग्न के लिए यह ग्रह योगकारक है, जिससे परंपरा सबसे अधिक आशा रखती है। इसलिए शुरुआत धीमी रही हो, तब भी शायद इससे अच्छा फल मिला।',
    ahead:
      'आपके लग्न के लिए यह ग्रह योगकारक है, जिससे परंपरा सबसे अधिक आशा रखती है। यह बात पूरी महादशा के पक्ष में जाती है।',
  },
  sameHouse,
  owns,
  inSign: [
    {
      1: (graha) =>
        `मेष में ${graha} प्रायः पहले कर डालता है और समझाता बाद में है, इसलिए इसके वर्ष अक्सर तेज़ी से शुरू होते हैं।`,
      2: (graha) =>
        `वृषभ ${graha} को धीमा और टिकाऊ बनाता है: इसका दिया फल प्रायः महादशा में देर से आता है और बना रहता है।`,
      3: (graha) => `मिथुन में ${graha} शब्दों, आँकड़ों और संपर्कों से काम करता है, और प्रायः एक साथ दो विषयों में।`,
      4: (graha) => `कर्क ${graha} को रक्षक बनाता है; इसका फल अक्सर घर की स्थिति पर निर्भर रहता है।`,
      5: (graha) => `सिंह में ${graha} सबको दिखता है, इसलिए इसका फल कम ही निजी रहता है।`,
      6: (graha) => `कन्या ${graha} को व्यावहारिक बातों में रखती है: विधि, सेवा, और जो न चले उसे ठीक करना।`,
      7: (graha) =>
        `तुला में ${graha} दूसरों के साथ मिलकर काम करता है, और वह कितनी दूर जाए, यह आपसी समझौते तय करते हैं।`,
      8: (graha) => `वृश्चिक ${graha} को गहरा और निजी बनाता है; इसका सबसे अच्छा फल अक्सर शुरू में दिखता नहीं।`,
      9: (graha) =>
        `धनु ${graha} को ऐसा लक्ष्य देता है जिस पर विश्वास किया जा सके, और बारीकियों में कुछ अधीरता भी।`,
      10: (graha) => `मकर में ${graha} योजना से चलता है, और फल प्रायः अनुभव और वरिष्ठता के साथ मिलता है।`,
      11: (graha) => `कुंभ में ${graha} अकेले से अधिक समूहों, उद्देश्यों और मित्रों के माध्यम से काम करता है।`,
      12: (graha) =>
        `मीन ${graha} को कोमल करता है: अंतर्ज्ञान बढ़ता है, तय समय खिसकता है, और फल रुक-रुककर आता है।`,
    },
    {
      1: (graha) => `मेष ${graha} की गति बढ़ा देता है; इसकी महादशा का पहला वर्ष अक्सर सबसे व्यस्त होता है।`,
      2: (graha) => `वृषभ में ${graha} अपने वर्षों का कुछ ठोस फल चाहता है: ज़मीन, कोई हुनर, भरा हुआ घर।`,
      3: (graha) => `मिथुन ${graha} को बातचीत में रखता है, इसलिए समाचार और संपर्क मायने रखते हैं।`,
      4: (graha) => `कर्क में ${graha} पहले भावना की सुनता है और बाद में तर्क की।`,
      5: (graha) => `सिंह में ${graha} अपने लिए अलग भूमिका चाहता है।`,
      6: (graha) => `कन्या में ${graha} जो है उसी को सुधारता है और बरबादी पसंद नहीं करता।`,
      7: (graha) => `तुला ${graha} को क़दम उठाने से पहले तुलना और मोल-भाव करना सिखाती है।`,
      8: (graha) => `वृश्चिक में ${graha} बात की तह तक जाता है और उसके बारे में कम बोलता है।`,
      9: (graha) => `धनु में ${graha} को दूर जाना भाता है, रास्तों में हो या विचारों में।`,
      10: (graha) => `मकर ${graha} को समय और पैसे में सावधान बनाता है।`,
      11: (graha) => `कुंभ ${graha} को अपनी अलग सोच देता है, और रीति-रिवाज का लिहाज़ कम।`,
      12: (graha) => `मीन में ${graha} तय समय से अधिक संकेतों पर चलता है।`,
    },
  ],
  beside: [
    {
      sun: (graha) =>
        `सूर्य ${graha} के साथ उसी राशि में है, इसलिए इसके फल पर अधिकारियों और पिता के पक्ष की छाप रहती है।`,
      moon: (graha) => `${graha} के पास चंद्र है, इसलिए भावनाएँ और परिवार के समाचार भी मिल जाते हैं।`,
      mars: (graha) => `${graha} के पास का मंगल गति बढ़ाता है, और कभी-कभी गर्मी भी।`,
      mercury: (graha) => `बुध ${graha} के साथ उसी राशि में है, इसलिए काग़ज़, व्यापार और बातचीत जुड़ते हैं।`,
      jupiter: (graha) => `${graha} के पास का गुरु सहायक है: वह सलाह और संतुलन जोड़ता है।`,
      venus: (graha) => `${graha} के साथ का शुक्र आकर्षण, आराम और कुछ ख़र्च जोड़ता है।`,
      saturn: (graha) => `शनि ${graha} के साथ उसी राशि में है और इसके फल को धीमा और पक्का करता है।`,
      rahu: (graha) => `${graha} के पास का राहु इच्छाएँ बढ़ाता है; हर इच्छा के पीछे जाना ज़रूरी नहीं।`,
      ketu: (graha) => `${graha} के पास का केतु चाह कुछ घटाता है और समझ तेज़ करता है।`,
    },
    {
      sun: (graha) => `सूर्य ${graha} के साथ है, इसलिए वरिष्ठों से व्यवहार की बात प्रायः बीच में आती है।`,
      moon: (graha) => `${graha} के निकट का चंद्र इस समय को मन और माँ पर अधिक निर्भर करता है।`,
      mars: (graha) => `${graha} के साथ मंगल है, जो साहस देता है और धैर्य घटाता है।`,
      mercury: (graha) => `${graha} के साथ का बुध हिसाब में और सही शब्द खोजने में सहायक है।`,
      jupiter: (graha) => `गुरु उसी राशि में है, इसलिए ${graha} प्रायः बेहतर चुनाव की ओर जाता है।`,
      venus: (graha) => `शुक्र के साथ एक राशि में ${graha} नरम होता है और ख़र्च अधिक करता है।`,
      saturn: (graha) => `उसी राशि का शनि ${graha} को रोकता भी है और स्थिर भी करता है।`,
      rahu: (graha) => `राहु पास हो तो ${graha} नए, विदेशी या वर्जित की ओर खिंचता है।`,
      ketu: (graha) => `${graha} के साथ का केतु इसके फल को भीतर की ओर और समझाने में कुछ कठिन बनाता है।`,
    },
  ],
  host: ({ graha, signLord }, stage) => {
    if (graha === 'rahu' || graha === 'ketu' || signLord.graha === graha) return null;
    return `उस राशि का स्वामी ${grahas[signLord.graha]} आपके ${ordinal[signLord.house]} भाव में है, इसलिए ${grahas[graha]} का फल अक्सर ${topicsHi[stage][signLord.house]} के मामले में दिखता है।`;
  },
  grahas,
};
