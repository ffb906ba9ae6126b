import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

interface FoundText {
  file: string;
  text: string;
}

function textsOfJson(value: unknown, file: string): FoundText[] {
  if (typeof value === 'string') return [{ file, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((inner) => textsOfJson(inner, file));
}

/** Strings that no visitor reads: ids, addresses, dates and codes. */
const isValue = (text: string) => /^[a-z0-9-]+$|^\/|^https?:|^\d{4}-\d\d-\d\d/.test(text);

/** Every text of the content that operators can edit. */
export function contentTexts(language: 'en' | 'hi'): FoundText[] {
  return globSync(`apps/api/content/${language}/**/*.json`, { cwd: root })
    .toSorted()
    .flatMap((file) =>
      textsOfJson(JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown, file),
    )
    .filter(({ text }) => /\p{L}/u.test(text) && !isValue(text));
}
