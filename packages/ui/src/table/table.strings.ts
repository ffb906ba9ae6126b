import { kitStrings, type KitStrings } from '../i18n/strings.ts';

export const tableStrings: KitStrings<{ empty: string }> = kitStrings('Table', {
  empty: 'Nothing to show.',
});
