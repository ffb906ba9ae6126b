// Compares the API pages of the kit with its vocabulary.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaredIn, vocabularyOf, vocabularyProblems } from './vocabulary.ts';

const docs = join(import.meta.dirname, '../../packages/ui/docs');
const pages = globSync('api/*.md', { cwd: docs })
  .toSorted()
  .map((page) => readFileSync(join(docs, page), 'utf8'));
const vocabulary = vocabularyOf(readFileSync(join(docs, 'vocabulary.md'), 'utf8'));

for (const problem of vocabularyProblems(declaredIn(pages), vocabulary)) {
  console.error(`${problem} (packages/ui/docs/vocabulary.md)`);
  process.exitCode = 1;
}
