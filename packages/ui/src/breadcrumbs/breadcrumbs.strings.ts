import type { KitStrings } from '../i18n/index.ts';

export const breadcrumbsStrings: KitStrings<{ label: string }> = {
  component: 'Breadcrumbs',
  en: { label: 'You are here' },
};
