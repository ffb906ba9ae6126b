import type { MessagesOf } from '../i18n/index.ts';
import type { panchangCardStrings } from './panchang-card.strings.ts';

export const panchangCardHi: MessagesOf<typeof panchangCardStrings> = {
  vara: 'वार',
  tithi: 'तिथि',
  nakshatra: 'नक्षत्र',
  yoga: 'योग',
  karana: 'करण',
  sunrise: 'सूर्योदय',
  sunset: 'सूर्यास्त',
  moonrise: 'चंद्रोदय',
  moonset: 'चंद्रास्त',
  none: 'आज नहीं',
  now: 'अभी',
  lord: (name) => `स्वामी ${name}`,
  beside: (name, time) => `${name} ${time}`,
  zone: (place, timeZone) => `${place}, समय ${timeZone} का`,
};
