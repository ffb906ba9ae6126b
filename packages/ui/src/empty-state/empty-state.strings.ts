import type { Strings } from '../i18n/index.ts';

export const emptyStateStrings: Strings<{ tryAgain: string }> = {
  en: { tryAgain: 'Try again' },
  hi: { tryAgain: 'फिर से कोशिश करें' },
};
