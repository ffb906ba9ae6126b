import { kitStrings, type KitStrings } from '../i18n/strings.ts';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

/** What each icon says, for those who do not see it. */
export const alertStrings: KitStrings<Record<AlertTone, string>> = kitStrings('Alert', {
  info: 'Note:',
  success: 'Done:',
  warning: 'Take care:',
  danger: 'Problem:',
});
