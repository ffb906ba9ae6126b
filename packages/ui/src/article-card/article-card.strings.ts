import type { KitStrings } from '../i18n/index.ts';

export const articleCardStrings: KitStrings<{
  video: string;
  length: (duration: string) => string;
}> = {
  component: 'ArticleCard',
  en: { video: 'Video', length: (duration) => `Length ${duration}` },
};
