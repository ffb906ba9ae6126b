import type { KitStrings } from '../i18n/index.ts';

export const verdictStrings: KitStrings<{ present: string; absent: string }> = {
  component: 'Verdict',
  en: { present: 'Present', absent: 'Not present' },
};
