import type { MessagesOf } from '../i18n/index.ts';
import type { muhurtaClockStrings } from './muhurta-clock.strings.ts';

export const muhurtaClockHi: MessagesOf<typeof muhurtaClockStrings> = {
  names: {
    brahma_muhurta: 'ब्रह्म मुहूर्त',
    abhijit: 'अभिजित मुहूर्त',
    amrit_kaal: 'अमृत काल',
    rahu_kaal: 'राहु काल',
    yamaganda: 'यमगंड',
    gulika: 'गुलिक काल',
    dur_muhurta: 'दुर्मुहूर्त',
    varjyam: 'वर्ज्य',
  },
  day: 'दिन',
  night: 'रात',
  now: 'अभी',
  running: (quality, name) => `अभी ${quality}: ${name}`,
  next: (name) => `आगे: ${name}`,
  none: 'इस दिन के लिए कोई समय अंकित नहीं है।',
};
