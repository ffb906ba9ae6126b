import { openingHi } from '../../opening.hi.ts';
import { ordinalsHi } from '../../ordinals.hi.ts';
import type { HoroscopeTexts } from '../horoscope.types.ts';
import { advice } from './advice.ts';
import { aspects } from './aspects.ts';
import { events } from './events.ts';
import { gochara } from './gochara.ts';
import { met, moonMet, mostlyMet, stayed, stays } from './met.ts';
import { moonCareer } from './moon-career.ts';
import { moonGeneral } from './moon-general.ts';
import { moonHealth } from './moon-health.ts';
import { moonLove } from './moon-love.ts';
import { nakshatraDays } from './nakshatras.ts';
import { outlooks, turning } from './outlooks.ts';

/** The horoscope in Hindi. */
export const horoscopeHi: HoroscopeTexts = {
  locale: 'hi-IN',
  grahas: openingHi.lords,
  houses: ordinalsHi,
  when: { time: '{time} बजे', date: '{date} को' },
  // In the oblique case, so that a postposition can follow.
  matters: {
    1: 'अपनी योजनाओं और मनोबल',
    2: 'धन, भोजन और परिवार',
    3: 'संदेशों, छोटी यात्राओं और अपनी पहल',
    4: 'घर, परिवार और मन की शांति',
    5: 'पढ़ाई, संतान और प्रेम',
    6: 'दिनचर्या, ऋण और विवादों',
    7: 'साझेदारों और समझौतों',
    8: 'धीमे, निजी और साझे विषयों',
    9: 'शिक्षकों, यात्रा और आस्था',
    10: 'काम और प्रतिष्ठा',
    11: 'मित्रों, आय और इच्छाओं',
    12: 'ख़र्च, विश्राम और एकांत',
  },
  spans: { daily: 'आज', weekly: 'इस सप्ताह', monthly: 'इस महीने', yearly: 'इस वर्ष' },
  spansOver: { weekly: 'उस सप्ताह', monthly: 'उस महीने', yearly: 'उस वर्ष' },
  moon: { general: moonGeneral, love: moonLove, career: moonCareer, health: moonHealth },
  moonMet,
  moonStay: {
    days: '{from} से {to} तक चंद्र {sign} में है।',
    day: '{from} को चंद्र {sign} में है।',
  },
  moonStayed: {
    days: '{from} से {to} तक चंद्र आपके {own} भाव {sign} में था, और मन शायद {matters} में लगा रहा।',
    day: '{from} को चंद्र आपके {own} भाव {sign} में था, और मन शायद {matters} में लगा रहा।',
  },
  goodDays: {
    some: {
      one: 'चंद्र की स्थिति से इस सप्ताह का सबसे आसान दिन {days} हो सकता है।',
      other: 'चंद्र की स्थिति से इस सप्ताह के आसान दिन ये हो सकते हैं: {days}।',
    },
    left: {
      one: 'चंद्र की स्थिति से इस सप्ताह के बचे दिनों में {days} सबसे आसान हो सकता है।',
      other: 'चंद्र की स्थिति से इस सप्ताह के बचे दिनों में ये आसान हो सकते हैं: {days}।',
    },
    over: {
      one: 'चंद्र की स्थिति से उस सप्ताह का सबसे आसान दिन शायद {days} था।',
      other: 'चंद्र की स्थिति से उस सप्ताह के आसान दिन शायद ये थे: {days}।',
    },
    today: 'चंद्र की स्थिति से आज का दिन इस सप्ताह के आसान दिनों में से एक हो सकता है।',
    none: 'चंद्र की स्थिति से इस सप्ताह कोई दिन अलग नहीं दिखता, इसलिए एक-सी गति रखना सबसे अच्छा हो सकता है।',
    noneLeft:
      'चंद्र की स्थिति से इस सप्ताह के बचे दिनों में कोई दिन अलग नहीं दिखता, इसलिए एक-सी गति रखना सबसे अच्छा हो सकता है।',
    noneToday:
      'चंद्र की स्थिति से इस सप्ताह में आज का दिन अलग नहीं दिखता, इसलिए एक-सी गति रखना सबसे अच्छा हो सकता है।',
    noneOver:
      'चंद्र की स्थिति से उस सप्ताह का कोई दिन अलग नहीं था, और एक-सी गति रखना ही शायद सबसे अच्छा रहा।',
  },
  nakshatraDays,
  gochara,
  met,
  mostlyMet,
  stayed,
  stays,
  aspects,
  events,
  outlooks,
  turning,
  advice,
};
