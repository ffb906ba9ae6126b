import { kitStrings, type KitStrings } from '../i18n/strings.ts';

export const skeletonStrings: KitStrings<{ loading: string }> = kitStrings('Skeleton', {
  loading: 'Loading…',
});
