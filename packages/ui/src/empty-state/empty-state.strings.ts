import { kitStrings, type KitStrings } from '../i18n/strings.ts';

export const emptyStateStrings: KitStrings<{ tryAgain: string }> = kitStrings('EmptyState', {
  tryAgain: 'Try again',
});
