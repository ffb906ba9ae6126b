import type { Strings } from '../i18n/index.ts';

export const skeletonStrings: Strings<{ loading: string }> = {
  en: { loading: 'Loading…' },
  hi: { loading: 'लोड हो रहा है…' },
};
