import type { Strings } from '../i18n/index.ts';

export const tableStrings: Strings<{ empty: string }> = {
  en: { empty: 'Nothing to show.' },
  hi: { empty: 'दिखाने के लिए कुछ नहीं है।' },
};
