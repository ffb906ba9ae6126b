import type { KitStrings } from '../i18n/index.ts';

export const layoutStrings: KitStrings<{ skipToContent: string }> = {
  component: 'SkipLink',
  en: { skipToContent: 'Skip to content' },
};
