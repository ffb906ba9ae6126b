import type { KitStrings } from '../i18n/index.ts';

export const emptyStateStrings: KitStrings<{ tryAgain: string }> = {
  component: 'EmptyState',
  en: { tryAgain: 'Try again' },
};
