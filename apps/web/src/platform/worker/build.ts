import type { Language } from '@jyoti/contract';

/** Hashed files of pages in a language, `/assets/…`. */
export interface LanguageFiles {
  files: readonly string[];
  /** Those of header, footer and theme picker, which every page needs. */
  frame: readonly string[];
}

/** The files of this build; defined by the build. */
declare const BUILT: Readonly<Record<Language, LanguageFiles>>;
/** Id of this build. */
declare const BUILD: string;

export const filesIn = (language: Language): LanguageFiles => BUILT[language];
export const builtFiles = new Set(Object.values(BUILT).flatMap(({ files }) => files));

/** Cache of built files: their names are hashed, so that they never go stale. */
export const ASSETS = 'assets';
/** Cache of HTML pages, which link the files of their build. */
export const PAGES = `pages ${BUILD}`;
/** Cache of public API responses and of pictures. */
export const CONTENT = 'content';

/** A file's name without its content hash: `/assets/panchang.route` of `/assets/panchang.route-BwS3kD2f.js`. */
const stemOf = (file: string) => file.replace(/-[\w-]{8}\.\w+$/, '');

/**
 * The files of this build that replace those of another, so that the same pages in a language stay
 * available offline.
 */
export function successorsOf(files: readonly string[], language: Language): string[] {
  const stems = new Set(files.map(stemOf));
  return filesIn(language).files.filter((file) => stems.has(stemOf(file)));
}
