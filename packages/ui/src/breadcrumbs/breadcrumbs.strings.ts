import type { Strings } from '../i18n/index.ts';

export const breadcrumbsStrings: Strings<{ label: string }> = {
  en: { label: 'You are here' },
  hi: { label: 'आप यहाँ हैं' },
};
