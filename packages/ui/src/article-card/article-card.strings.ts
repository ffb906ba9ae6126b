import { kitStrings, type KitStrings } from '../i18n/strings.ts';

export const articleCardStrings: KitStrings<{
  video: string;
  length: (duration: string) => string;
}> = kitStrings(
  'ArticleCard',
  { video: 'Video', length: (duration) => `Length ${duration}` },
  'showcase',
);
