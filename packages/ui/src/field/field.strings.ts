import { kitStrings, type KitStrings } from '../i18n/strings.ts';

export const fieldStrings: KitStrings<{ optional: string }> = kitStrings('Field', {
  optional: 'optional',
});
