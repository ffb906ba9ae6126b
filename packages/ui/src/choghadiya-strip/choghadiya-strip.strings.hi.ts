import type { MessagesOf } from '../i18n/index.ts';
import type { choghadiyaStrings } from './choghadiya-strip.strings.ts';

export const choghadiyaHi: MessagesOf<typeof choghadiyaStrings> = {
  names: {
    udveg: 'उद्वेग',
    chal: 'चल',
    labh: 'लाभ',
    amrit: 'अमृत',
    kaal: 'काल',
    shubh: 'शुभ',
    rog: 'रोग',
  },
  qualities: { auspicious: 'शुभ फल', good: 'सामान्य', inauspicious: 'अशुभ फल' },
  day: 'दिन',
  night: 'रात',
  now: 'अभी',
  running: (quality, name) => `अभी का चौघड़िया: ${name}, ${quality}`,
  spoilt: (quality, mark) => `${quality}, पर ${mark}`,
  legend: (quality, names) => `${quality}: ${names}`,
  time: 'समय',
  muhurat: 'मुहूर्त',
  type: 'फल',
};
