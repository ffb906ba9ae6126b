import { kitStrings, type KitStrings } from '../i18n/strings.ts';

export const printLayoutStrings: KitStrings<{ settings: string }> = kitStrings('PrintLayout', {
  settings: 'Reckoned by',
});
