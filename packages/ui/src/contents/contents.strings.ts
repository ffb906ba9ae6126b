import type { Strings } from '../i18n/index.ts';

export const contentsStrings: Strings<{ label: string }> = {
  en: { label: 'On this page' },
  hi: { label: 'इस पेज पर' },
};
