import type { MessagesOf } from '../i18n/index.ts';
import type { limbNames, limbTimelineStrings } from './limb-timeline.strings.ts';

export const limbNamesHi: MessagesOf<typeof limbNames> = {
  tithi: 'तिथि',
  nakshatra: 'नक्षत्र',
  yoga: 'योग',
  karana: 'करण',
};

export const limbTimelineHi: MessagesOf<typeof limbTimelineStrings> = {
  now: (time) => `अभी ${time}`,
  sunrise: 'सूर्योदय',
  sunset: 'सूर्यास्त',
  nextSunrise: 'अगला सूर्योदय',
  auspicious: 'शुभ',
  inauspicious: 'अशुभ',
  sunAndMoon: 'सूर्य और चंद्र',
  begins: (name) => `${name} आरंभ`,
  running: 'अभी चल रहा है',
  kind: 'प्रकार',
  name: 'नाम',
  time: 'समय',
  legend:
    'सही के चिह्न वाला समय आरंभ के लिए शुभ है; धारीदार, क्रॉस वाला समय नहीं। टूटी किनारी: पहले से चल रहा है या बाद तक चलेगा।',
  zone: (zone) => `समय ${zone} की घड़ी के अनुसार`,
};
