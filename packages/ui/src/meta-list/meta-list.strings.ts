import { kitStrings, type KitStrings } from '../i18n/strings.ts';

export const metaListStrings: KitStrings<{ notGiven: string }> = kitStrings('MetaList', {
  notGiven: 'Not given',
});
