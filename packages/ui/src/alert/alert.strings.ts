import type { KitStrings } from '../i18n/index.ts';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

/** What each icon says, for those who do not see it. */
export const alertStrings: KitStrings<Record<AlertTone, string>> = {
  component: 'Alert',
  en: { info: 'Note:', success: 'Done:', warning: 'Warning:', danger: 'Problem:' },
};
