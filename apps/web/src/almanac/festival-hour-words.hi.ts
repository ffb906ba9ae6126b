import type { FestivalHourWords } from './festival-hour-words.en.ts';

export const festivalHourWordsHi: FestivalHourWords = {
  hour: (what, when) => `${what}: ${when}।`,
  enters: (when) => `सूर्य का राशि में प्रवेश: ${when}।`,
  breakFast: 'पारण',
  breakFastBy: (preferred, latest) => `${preferred}; अंतिम समय ${latest}`,
  fastEndsAtMoonrise: 'चंद्रोदय पर व्रत पूरा',
  alsoOn: (day) => `कुछ पंचांगों में: ${day}।`,
  fastEndsAfterPuja: 'व्रत शाम की पूजा के बाद पूरा होता है।',
};
