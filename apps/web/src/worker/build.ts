/** The hashed files of this build, `/assets/…`; defined by the build. */
declare const BUILT_FILES: readonly string[];
/** Those of header, footer and theme picker, which every page needs; defined by the build. */
declare const FRAME_FILES: readonly string[];
/** Id of this build. */
declare const BUILD: string;

export const builtFiles = BUILT_FILES;
export const frameFiles = FRAME_FILES;

/** Cache of built files: their names are hashed, so that they never go stale. */
export const ASSETS = 'assets';
/** Cache of HTML pages, which link the files of their build. */
export const PAGES = `pages ${BUILD}`;
/** Cache of public API responses and of pictures. */
export const CONTENT = 'content';

/** A file's name without its content hash: `/assets/panchang.route` of `/assets/panchang.route-BwS3kD2f.js`. */
const stemOf = (file: string) => file.replace(/-[\w-]{8}\.\w+$/, '');

/**
 * The files of this build that replace those of another, so that the same pages stay available
 * offline.
 */
export function successorsOf(files: readonly string[]): string[] {
  const stems = new Set(files.map(stemOf));
  return builtFiles.filter((file) => stems.has(stemOf(file)));
}
