import { kitStrings, type KitStrings } from '../i18n/strings.ts';

export const verdictStrings: KitStrings<{ present: string; absent: string }> = kitStrings(
  'Verdict',
  { present: 'Present', absent: 'Not present' },
  'astrology',
);
