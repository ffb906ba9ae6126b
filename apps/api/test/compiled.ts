import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What Node is started with, as by `npm run serve`, so that a program need not be compiled at every start. */
export const compiled = [
  '--import',
  pathToFileURL(join(import.meta.dirname, '../compile-cache.mjs')).href,
];
