import type { GenericSchema } from 'valibot';
import {
  type Language,
  awardSchema,
  faqSchema,
  headerSchema,
  promotionSchema,
  testimonialSchema,
  videoSchema,
  zodiacReadingSchema,
} from '@jyoti/contract';
import { ceremonyId } from './ceremonies.ts';
import { infoPageSchema } from './info-pages.ts';
import {
  storedArticleSchema,
  storedAstrologerSchema,
  storedFooterSchema,
  storedHomeSchema,
  storedPackagesSchema,
  storedPoojaSchema,
} from './stored.ts';
import { translatedWords } from './translated-words.ts';

/** Files with a single object, by name. */
export const wholePieces = {
  header: headerSchema,
  home: storedHomeSchema,
  footer: storedFooterSchema,
  'pooja-packages': storedPackagesSchema,
} as const;

/** Files with a list of entries with ids: the schema of an entry. */
export const listPieces = {
  testimonials: testimonialSchema,
  awards: awardSchema,
  videos: videoSchema,
  promotions: promotionSchema,
  faqs: faqSchema,
  astrologers: storedAstrologerSchema,
} as const;

/** Folders with one file per entry: the schema for a file name, `null` for an invalid name. */
export const folderPieces = {
  articles: () => storedArticleSchema,
  zodiac: () => zodiacReadingSchema,
  pages: infoPageSchema,
  poojas: (key: string) => (ceremonyId(key) === null ? null : storedPoojaSchema),
} as const;

/** The schema of a file's content. */
export interface PieceKind {
  schema: GenericSchema;
  /** Whether the file is a list of such objects, each with its own id. */
  isList: boolean;
}

function own<Kinds extends object>(kinds: Kinds, name: string): Kinds[keyof Kinds] | undefined {
  return Object.hasOwn(kinds, name) ? kinds[name as keyof Kinds] : undefined;
}

/**
 * The schema of a content file.
 * @param path relative to the folder of the language, without extension: `faqs`, `articles/the-moons-month`
 */
export function pieceKind(path: string, language: Language): PieceKind | null {
  const [name = '', key] = path.split('/');
  if (key !== undefined) {
    const words = language === 'en' ? null : translatedWords(path);
    const schema = words?.schema ?? own(folderPieces, name)?.(key);
    return schema ? { schema, isList: false } : null;
  }
  const whole = own(wholePieces, name);
  if (whole) return { schema: whole, isList: false };
  const entry = own(listPieces, name);
  return entry ? { schema: entry, isList: true } : null;
}
