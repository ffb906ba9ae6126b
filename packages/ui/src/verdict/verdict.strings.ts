import type { Strings } from '../i18n/index.ts';

export const verdictStrings: Strings<{ present: string; absent: string }> = {
  en: { present: 'Present', absent: 'Not present' },
  hi: { present: 'उपस्थित', absent: 'उपस्थित नहीं' },
};
