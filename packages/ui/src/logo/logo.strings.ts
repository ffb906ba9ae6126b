import { kitStrings, type KitStrings } from '../i18n/strings.ts';

export const logoStrings: KitStrings<{ name: string }> = kitStrings('Logo', { name: 'Jyoti' });
