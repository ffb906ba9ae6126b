import { kitStrings, type KitStrings } from '../i18n/strings.ts';

export const linkStrings: KitStrings<{ newTab: string }> = kitStrings('Link', {
  newTab: 'opens in a new tab',
});
