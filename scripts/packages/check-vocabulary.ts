// Compares the API pages of the kit with its vocabulary.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiPages } from './api-pages.ts';
import { declaredIn, vocabularyOf, vocabularyProblems } from './vocabulary.ts';

const docs = join(import.meta.dirname, '../../packages/ui/docs');
const vocabulary = vocabularyOf(readFileSync(join(docs, 'vocabulary.md'), 'utf8'));

for (const problem of vocabularyProblems(declaredIn([...apiPages('ui').values()]), vocabulary)) {
  console.error(`${problem} (packages/ui/docs/vocabulary.md)`);
  process.exitCode = 1;
}
