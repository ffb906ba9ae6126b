import { kitStrings, type KitStrings } from '../i18n/strings.ts';

export const breadcrumbsStrings: KitStrings<{ label: string }> = kitStrings('Breadcrumbs', {
  label: 'You are here',
});
