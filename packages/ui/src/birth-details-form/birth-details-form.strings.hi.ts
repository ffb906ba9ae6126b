import type { MessagesOf } from '../i18n/index.ts';
import type { birthDetailsStrings } from './birth-details-form.strings.ts';

export const birthDetailsHi: MessagesOf<typeof birthDetailsStrings> = {
  heading: 'व्यक्तिगत विवरण',
  name: 'नाम',
  gender: 'लिंग',
  genderPlaceholder: 'लिंग चुनें',
  genders: { male: 'पुरुष', female: 'स्त्री', other: 'अन्य' },
  date: 'जन्म तिथि',
  time: 'जन्म समय',
  timeHint: 'जन्म स्थान का स्थानीय समय। सेकंड 00 रहने दे सकते हैं।',
  place: 'जन्म स्थान',
  submit: 'कुंडली बनाएँ',
  busy: 'कुंडली बन रही है...',
  problems: {
    nameRequired: 'नाम आवश्यक है',
    nameLetters: 'नाम में केवल अक्षर होने चाहिए।',
    genderRequired: 'कृपया अपना लिंग चुनें',
    dateRequired: 'जन्म तिथि आवश्यक है',
    timeRequired: 'जन्म समय आवश्यक है',
    placeRequired: 'जन्म स्थान आवश्यक है',
    placeNotChosen: 'कृपया जन्म स्थान सूची से चुनें या उसके निर्देशांक दें।',
  },
  repeated: (time) => `यह पहला ${time} था या दूसरा?`,
  repeatedHint: 'उस दिन घड़ियाँ पीछे की गई थीं, इसलिए यह समय दो बार आया।',
  first: (time, offset) => `पहला ${time}, घड़ी बदलने से पहले (${offset})`,
  second: (time, offset) => `दूसरा ${time}, घड़ी बदलने के बाद (${offset})`,
  resolved: (place, timezone, offset) => `${place}, ${offset} (${timezone})`,
};
