import { matchWordsHi } from '@jyoti/reports';
import type { BirthText } from '../../kundli/birth-text.ts';
import type { en } from './words.en.ts';

const born = ({ name, day, time, place }: BirthText) =>
  `${name} (जन्म ${day}${time === null ? '' : `, ${time} बजे`}, ${place})`;

/** Texts of the matching result page, in Hindi. */
export const hi: typeof en = {
  ...matchWordsHi,
  title: 'कुंडली मिलान',
  printName: (boy, girl) => `${boy} और ${girl} का कुंडली मिलान`,
  comparing: (boy, girl) => `${born(boy)} और ${born(girl)} का मिलान।`,
  loading: 'कुंडलियों का मिलान हो रहा है...',
  failed: 'मिलान रिपोर्ट नहीं बन सकी।',
  back: 'फ़ॉर्म पर वापस जाएँ',
  dates: 'विवाह की तारीख़ें खोजें',
  swap: 'विवरण आपस में बदलें',
  file: 'matching',
  and: 'और',
  timeUnknown: 'समय ज्ञात नहीं',
  print: 'प्रिंट करें',
  born: (day, time, place) => `${day}, ${time}, ${place}`,
  boy: 'वर',
  girl: 'वधू',
  sameName: { boy: (name) => `${name} (वर)`, girl: (name) => `${name} (वधू)` },
  dial: 'अष्टकूट के गुण',
  sentence: (points, percent) => `अष्टकूट: 36 में से ${points}। कुल अनुकूलता: ${percent}%।`,

  tabsLabel: 'मिलान के भाग',

  save: {
    button: 'दोनों कुंडलियाँ सहेजें',
    saving: 'सहेजी जा रही हैं...',
    saved: 'दोनों कुंडलियाँ आपकी प्रोफ़ाइल में सहेजी गई हैं।',
    failed: 'कुंडलियाँ सहेजी नहीं जा सकीं। कृपया फिर प्रयास करें।',
  },

  basis: {
    settings: ['लाहिरी अयनांश', 'मध्यम राहु-केतु', 'पूर्ण राशि भाव'],
    chart: (name, ayanamsa, offset, timezone) =>
      `${name}: अयनांश ${ayanamsa}, घड़ी UTC${offset} (${timezone})।`,
    line: 'लाहिरी अयनांश, मध्यम राहु-केतु, पूर्ण राशि भाव; कूट और पोरुत्तम दोनों के चंद्र से।',
    uncertain:
      'मिलान दो कुंडलियों की तुलना का एक परंपरागत तरीक़ा है। यह दो लोगों के बारे में निश्चित रूप से कुछ नहीं कहता; निर्णय उन्हीं का है।',
  },
};
