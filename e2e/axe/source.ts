import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { treeRules } from '../../packages/ui/test/axe-rules.ts';

/** axe as a script for a page. */
export const axeSource = `${readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)}
axe.configure(${JSON.stringify({ rules: treeRules })});`;
