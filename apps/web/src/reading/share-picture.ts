import type { Language } from '@jyoti/contract';

/**
 * The picture of a shared link, a path of this site: 1200 by 630, with its words in the language, made by
 * `scripts/share-pictures.ts`.
 */
export const sharePictureFile = (name: string, language: Language): string =>
  `/pictures/${language === 'en' ? '' : `${language}/`}${name}.png`;
