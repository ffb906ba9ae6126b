import type { KitStrings } from '../i18n/index.ts';
import type { BirthProblem } from './birth-details.logic.ts';

interface BirthDetailsMessages {
  heading: string;
  name: string;
  gender: string;
  genderPlaceholder: string;
  genders: Record<'male' | 'female' | 'other', string>;
  date: string;
  time: string;
  timeHint: string;
  place: string;
  submit: string;
  busy: string;
  problems: Record<BirthProblem, string>;
  /** The clocks were set back in that hour: which of the two it was. Offsets as `UTC+05:30`. */
  repeated: (time: string) => string;
  repeatedHint: string;
  first: (time: string, offset: string) => string;
  second: (time: string, offset: string) => string;
  /** The resolved place and time zone of a birth. */
  resolved: (place: string, timezone: string, offset: string) => string;
}

export const birthDetailsStrings: KitStrings<BirthDetailsMessages> = {
  component: 'BirthDetailsForm',
  en: {
    heading: 'PERSONAL DETAILS',
    name: 'Name',
    gender: 'Gender',
    genderPlaceholder: 'Select gender',
    genders: { male: 'Male', female: 'Female', other: 'Other' },
    date: 'Date of birth',
    time: 'Time of birth',
    timeHint: 'Local time at the birth place. You can leave the seconds at 00.',
    place: 'Birth place',
    submit: 'Generate Kundli',
    busy: 'Generating...',
    problems: {
      nameRequired: 'Name is required',
      nameLetters: 'Name should only contain letters.',
      genderRequired: 'Please select your Gender',
      dateRequired: 'Date of birth is required',
      timeRequired: 'Time of birth is required',
      placeRequired: 'Birth place is required',
      placeNotChosen: 'Please choose the birth place from the list, or give its coordinates.',
    },
    repeated: (time) => `Was it the first or the second ${time}?`,
    repeatedHint: 'The clocks were set back that day, so this time came twice.',
    first: (time, offset) => `First ${time}, before the change (${offset})`,
    second: (time, offset) => `Second ${time}, after the change (${offset})`,
    resolved: (place, timezone, offset) => `${place}, ${offset} (${timezone})`,
  },
  hi: {
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
    busy: 'बना रहे हैं...',
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
  },
};
