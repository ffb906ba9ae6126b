import type { KitStrings } from '../i18n/index.ts';

export const skeletonStrings: KitStrings<{ loading: string }> = {
  component: 'Skeleton',
  en: { loading: 'Loading…' },
};
