import { kitStrings, type KitStrings } from '../i18n/strings.ts';

export const contentsStrings: KitStrings<{ label: string }> = kitStrings('Contents', {
  label: 'On this page',
});
