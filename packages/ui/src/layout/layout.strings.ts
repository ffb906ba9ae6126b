import type { Strings } from '../i18n/index.ts';

export const layoutStrings: Strings<{ skipToContent: string }> = {
  en: { skipToContent: 'Skip to content' },
  hi: { skipToContent: 'सीधे मुख्य सामग्री पर जाएँ' },
};
