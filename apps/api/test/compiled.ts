import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Node options of `npm run serve`, which cache compiled code between starts. */
export const compiled = [
  '--import',
  pathToFileURL(join(import.meta.dirname, '../compile-cache.mjs')).href,
];
