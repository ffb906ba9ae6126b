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

/** Files that hold one thing, by name. */
export const wholePieces = {
  header: headerSchema,
  home: storedHomeSchema,
  footer: storedFooterSchema,
  'pooja-packages': storedPackagesSchema,
} as const;

/** Files that hold a list of entries with ids: the schema of an entry. */
export const listPieces = {
  testimonials: testimonialSchema,
  awards: awardSchema,
  videos: videoSchema,
  promotions: promotionSchema,
  faqs: faqSchema,
  astrologers: storedAstrologerSchema,
} as const;

/** Folders with a file for an entry: the schema for a file's name, `null` for a name that represents nothing. */
export const folderPieces = {
  articles: () => storedArticleSchema,
  zodiac: () => zodiacReadingSchema,
  pages: infoPageSchema,
  poojas: (key: string) => (ceremonyId(key) === null ? null : storedPoojaSchema),
} as const;

/** The schema of what a file holds. */
export interface PieceKind {
  schema: GenericSchema;
  /** The file is a list of such things, each with an id of its own. */
  isList: boolean;
}

function own<Kinds extends object>(kinds: Kinds, name: string): Kinds[keyof Kinds] | undefined {
  return Object.hasOwn(kinds, name) ? kinds[name as keyof Kinds] : undefined;
}

/**
 * What a file of a language holds.
 * @param path below the folder of the language, without its ending: `faqs`, `articles/the-moons-month`
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
