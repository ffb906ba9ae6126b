import type { Language } from '@jyoti/contract';

/**
 * The preview picture of a shared link, a path of this site: 1200 by 630 px, with text in the
 * language, created by `scripts/share-pictures.ts`.
 */
export const sharePictureFile = (name: string, language: Language): string =>
  `/pictures/${language === 'en' ? '' : `${language}/`}${name}.png`;
