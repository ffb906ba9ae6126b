// Rejects paths in the documentation that are not in the repository: a file that is renamed leaves its old name there.
import { readFileSync } from 'node:fs';
import { projectFiles } from './project-files.ts';

const files = projectFiles();

/** Every file and folder, and every end of their paths: documentation may leave out the beginning. */
const known = new Set<string>();
for (const file of files) {
  const parts = file.split('/');
  for (let from = 0; from < parts.length; from += 1)
    for (let to = from + 1; to <= parts.length; to += 1) known.add(parts.slice(from, to).join('/'));
}

const DOCUMENT = /^(docs\/.*\.md|[^/]+\.md|(.*\/)?README\.md)$/;
/** Lists names that were replaced. */
const EXEMPT = 'docs/decisions/035-names-of-the-trade.md';
const CODE_BLOCK = /^```[^]*?^```$/gm;
const PATH =
  /^((apps|bench|deploy|docs|e2e|packages|scripts|spec|src|test)\/[\w./-]+|\w[\w./-]*\.(ts|tsx|mjs|mdx|md))$/;
/** Placeholders, what a build or an installation creates, and files of other projects. */
const NOT_TRACKED =
  /NAME|CODE|DATA_DIR|LANGUAGE|SUBJECT|messages\.generated|node_modules|\.py$|(^|\/)dist(\/|$)|^docs\/(guides|api(\.md)?)$/;

for (const file of files.filter((path) => DOCUMENT.test(path) && path !== EXEMPT)) {
  const text = readFileSync(file, 'utf8').replace(CODE_BLOCK, (code) => code.replace(/.+/g, ''));
  for (const [index, line] of text.split('\n').entries())
    for (const [, span = ''] of line.matchAll(/`([^`]+)`/g)) {
      const path = span.replace(/\/$/, '');
      if (!PATH.test(path) || NOT_TRACKED.test(path) || known.has(path)) continue;
      console.error(`${file}:${index + 1}: ${span} is not in the repository`);
      process.exitCode = 1;
    }
}
