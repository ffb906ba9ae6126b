import { kitStrings, type KitStrings } from '../i18n/strings.ts';

export const pageActionsStrings: KitStrings<{ print: string; toTop: string }> = kitStrings(
  'PageActions',
  { print: 'Print', toTop: 'Back to top' },
);
