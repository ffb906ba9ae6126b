// Reads what changed in a component: from the released versions in the kit's changelog, and from the changesets of its
// next release.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releasedPart } from './changelogs.ts';

export interface Change {
  /** A version of `@jyoti/ui`, or "Next release". */
  readonly version: string;
  readonly sentences: readonly string[];
}

interface Entry {
  readonly version: string;
  readonly text: string;
}

const root = join(import.meta.dirname, '../..');
export const NEXT_RELEASE = 'Next release';
/** The first version of the package: components that no entry calls new exist since then. */
const FIRST_VERSION = '0.1.0';

function waiting(): Entry[] {
  return globSync('.changeset/*.md', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .filter((text) => /^'@jyoti\/ui':/m.test(text.split('---')[1] ?? ''))
    .map((text) => ({
      version: NEXT_RELEASE,
      text: text.split('---').slice(2).join('---').trim(),
    }));
}

function released(): Entry[] {
  const file = join(root, 'packages/ui/CHANGELOG.md');
  if (!existsSync(file)) return [];
  return releasedPart(readFileSync(file, 'utf8'))
    .split(/^## /m)
    .slice(1)
    .map((part) => ({
      version: part.slice(0, part.indexOf('\n')).trim(),
      text: part.slice(part.indexOf('\n')),
    }));
}

/** Sentences of Markdown prose and lists, without headings. */
function sentencesOf(text: string): string[] {
  return text
    .replaceAll(/```[\s\S]*?```/g, '')
    .split(/\n\s*\n|\n(?=\s*[-*] )/)
    .map((block) =>
      block
        .replaceAll(/\s*\n\s*/g, ' ')
        .replace(/^\s*[-*] (?:[0-9a-f]{7,}: )?/, '')
        .trim(),
    )
    .filter((block) => block !== '' && !block.startsWith('#'))
    .flatMap((block) => block.split(/(?<=[.!?]) (?=[A-Z`])/));
}

let known: Entry[] | undefined;
const entries = (): Entry[] => (known ??= [...waiting(), ...released()]);

/** Sentences of the changelog that name one of the components, latest version first. */
export function changesOf(names: readonly string[]): Change[] {
  const named = new RegExp(`\\b(?:${names.join('|')})\\b`);
  const found = new Map<string, string[]>();
  for (const { version, text } of entries()) {
    const sentences = sentencesOf(text).filter((sentence) => named.test(sentence));
    if (sentences.length > 0) found.set(version, [...(found.get(version) ?? []), ...sentences]);
  }
  return [...found].map(([version, sentences]) => ({ version, sentences }));
}

/** The version that introduced a component: the first entry that calls it new. */
export function sinceOf(name: string): string {
  const isNew = new RegExp(`\\bNew\\b[^.]*\\b${name}\\b`);
  const entry = entries().findLast(({ text }) => sentencesOf(text).some((one) => isNew.test(one)));
  return entry?.version ?? FIRST_VERSION;
}
