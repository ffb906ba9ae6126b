import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** axe as a script for a page. */
export const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
