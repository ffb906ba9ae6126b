import type { KitStrings } from '../i18n/index.ts';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

/** Text alternative of each icon for screen readers. */
export const alertStrings: KitStrings<Record<AlertTone, string>> = {
  component: 'Alert',
  en: { info: 'Note:', success: 'Done:', warning: 'Warning:', danger: 'Problem:' },
};
