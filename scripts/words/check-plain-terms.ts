// Rejects words of our former dialect in comments and documentation (docs/decisions/035-names-of-the-trade.md).
import { readFileSync } from 'node:fs';
import { findTerms } from './plain-terms.ts';
import { projectFiles } from './project-files.ts';

/** Texts for visitors, generated or quoted files, and the pages that list the words. */
const EXEMPT = [
  /^apps\/api\/content\//,
  /\.(en|hi)\.ts$/,
  /CHANGELOG\.md$/,
  /\/docs\/api/,
  /^spec\//,
  /^docs\/decisions\/035-/,
  /^scripts\/words\/plain-terms/,
];

const files = projectFiles()
  .filter((path) => /\.(ts|tsx|mts|mjs|md|mdx)$/.test(path))
  .filter((path) => !EXEMPT.some((pattern) => pattern.test(path)));

for (const path of files)
  for (const { line, word, say } of findTerms(path, readFileSync(path, 'utf8'))) {
    console.error(`${path}:${line}: "${word}"; say: ${say}`);
    process.exitCode = 1;
  }
