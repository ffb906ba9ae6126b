import {
  durationForm,
  hourForm,
  outsideForm,
  pictureForm,
  sitePathForm,
  slugForm,
  yearForm,
} from './piece-forms.ts';
import type { PieceProblemWords } from './piece-problem-words.en.ts';

export const pieceProblemWordsHi: PieceProblemWords = {
  awaited: {
    value: 'यह JSON नहीं है: यहाँ कोई मान होना चाहिए।',
    name: 'यह JSON नहीं है: यहाँ दोहरे उद्धरण में नाम होना चाहिए।',
    colon: 'यह JSON नहीं है: नाम के बाद कोलन होना चाहिए।',
    comma: 'यह JSON नहीं है: यहाँ अल्पविराम या बंद कोष्ठक होना चाहिए।',
    end: 'यह JSON नहीं है: इसके आगे कुछ नहीं होना चाहिए।',
    depth: 'यह बहुत गहरा है।',
  },
  notList: 'इस फ़ाइल में सूची होनी चाहिए।',
  missing: 'यह आवश्यक है, और यहाँ नहीं है।',
  belongs: {
    string: 'यहाँ दोहरे उद्धरण में पाठ होना चाहिए।',
    number: 'यहाँ बिना उद्धरण की संख्या होनी चाहिए।',
    boolean: 'यहाँ केवल true या false, बिना उद्धरण के, हो सकता है।',
    array: 'यहाँ वर्गाकार कोष्ठक में सूची होनी चाहिए।',
    object: 'यहाँ घुमावदार कोष्ठक में नाम और मान होने चाहिए।',
  },
  oneOf: (choices) => `यहाँ केवल इनमें से एक हो सकता है: ${choices}।`,
  unknownName: 'यहाँ इस नाम का कोई अर्थ नहीं है: वर्तनी देखें, या इसे हटाएँ।',
  empty: 'यह ख़ाली नहीं हो सकता।',
  forms: {
    [sitePathForm]: 'यह इस साइट का पथ होना चाहिए, जैसे /panchang, या # के साथ नाम।',
    [pictureForm]: 'यह इस साइट के चित्र का पथ होना चाहिए, जैसे /images/moon.webp।',
    [slugForm]: 'इसमें केवल छोटे अंग्रेज़ी अक्षर, अंक और एक-एक हाइफ़न हो सकते हैं: the-moons-month।',
    [yearForm]: 'यह चार अंकों का वर्ष होना चाहिए।',
    [durationForm]: 'यह मिनट और सेकंड होने चाहिए, जैसे 4:05।',
    [hourForm]: 'यह 24 घंटे की घड़ी का समय होना चाहिए, जैसे 18:30।',
    [outsideForm]: 'यह https:// से शुरू होने वाला पता होना चाहिए।',
  },
  invalid: 'यह मान यहाँ मान्य नहीं है।',
  repeated: (id: string) => `पहचान “${id}” सूची में दो बार है।`,
};
