import type { DurationUnit } from './dasha-tree.logic.ts';
import type { MessagesOf } from '../i18n/index.ts';
import type { dashaTreeStrings } from './dasha-tree.strings.ts';

const units: Record<DurationUnit, string> = {
  year: 'वर्ष',
  month: 'माह',
  day: 'दिन',
  hour: 'घंटा',
  minute: 'मिनट',
};

export const dashaTreeHi: MessagesOf<typeof dashaTreeStrings> = {
  levels: ['महादशा', 'अंतर्दशा', 'प्रत्यंतर्दशा', 'सूक्ष्म दशा', 'प्राण दशा'],
  inside: (level, parent) => `${parent} में ${level}`,
  now: 'अभी',
  dates: (start, end) => `${start} से ${end}`,
  ages: (from, to) => `आयु ${from} से ${to}`,
  unit: (unit, count) => `${count} ${unit === 'hour' && count !== 1 ? 'घंटे' : units[unit]}`,
  loading: (level) => `${level} लोड हो रही है…`,
  failed: (level) => `${level} लोड नहीं हो सकी। आपकी खोली हुई दशाएँ यहीं हैं।`,
  retry: 'फिर प्रयास करें',
  empty: 'इसके भीतर कोई दशा नहीं है।',
};
