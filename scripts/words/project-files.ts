import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Patterns of `.gitignore` as globs: one without a slash applies in every folder. */
const ignored = readFileSync('.gitignore', 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.replace(/\/$/, ''))
  .map((line) => (line.includes('/') ? line.replace(/^\//, '') : `**/${line}`));

/**
 * Paths of the files of the repository, without those that `.gitignore` excludes. Does not ask git: a downloaded archive
 * has no history, and a machine may not have git.
 */
export const projectFiles = (): string[] =>
  globSync(['**', '**/.*', '.*/**'], { exclude: ['.git', ...ignored], withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative('.', join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
