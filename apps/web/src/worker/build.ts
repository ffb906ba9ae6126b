/** The hashed files of this build, `/assets/…`: written in by the build itself. */
declare const BUILT_FILES: readonly string[];
/** Tells this build from others. */
declare const BUILD: string;

export const builtFiles = BUILT_FILES;

/** Files of builds: their names say what is in them, so that they are right for ever. */
export const ASSETS = 'assets';
/** Pages as HTML, which name the files of their build. */
export const PAGES = `pages ${BUILD}`;
/** Public answers of the API and pictures, as they were last seen. */
export const SEEN = 'seen';

/** The page without content, which the browser draws by itself. */
export const SHELL = '/index.html';

/** A file's name without what tells its content: `/assets/panchang.route` of `/assets/panchang.route-BwS3kD2f.js`. */
const stemOf = (file: string) => file.replace(/-[\w-]{8}\.\w+$/, '');

/** The files of this build that stand for those of another: what could be read without a network still can. */
export function successorsOf(files: readonly string[]): string[] {
  const stems = new Set(files.map(stemOf));
  return builtFiles.filter((file) => stems.has(stemOf(file)));
}
