import type { KitStrings } from '../i18n/index.ts';

export const spinnerStrings: KitStrings<{ loading: string }> = {
  component: 'Spinner',
  en: { loading: 'Loading…' },
};
