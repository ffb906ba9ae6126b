import { kitStrings, type KitStrings } from '../i18n/strings.ts';

export const spinnerStrings: KitStrings<{ loading: string }> = kitStrings('Spinner', {
  loading: 'Loading…',
});
