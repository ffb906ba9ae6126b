// Reads what changed in a component: from the released versions in the kit's changelog, and from the changesets of its
// next release.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseChangeset, releasedPart } from './changelogs.ts';

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

/** A version with its changes. */
export interface Release {
  readonly version: string;
  /** Markdown, by package: `@jyoti/ui`. */
  readonly changes: Readonly<Record<string, string>>;
}

/** What is new in each version of the packages that a designer sees, latest first. */
export function releases(): Release[] {
  const found = new Map<string, Record<string, string>>();
  for (const folder of ['ui', 'themes'])
    for (const part of readFileSync(join(root, 'packages', folder, 'CHANGELOG.md'), 'utf8')
      .split(/^## /m)
      .slice(1)) {
      const [heading = ''] = part.split('\n');
      const version = heading === 'Unreleased' ? NEXT_RELEASE : heading.trim();
      found.set(version, {
        ...found.get(version),
        [`@jyoti/${folder}`]: part.slice(heading.length).trim(),
      });
    }
  return [...found].map(([version, changes]) => ({ version, changes }));
}

/** Versions that are published. */
export const releasedVersions = (): string[] =>
  released().map(({ version }) => /^\S+/.exec(version)?.[0] ?? version);

/** The version that the changesets of the kit lead to. */
export function nextVersion(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8')) as {
    version: string;
  };
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const bumps = globSync('.changeset/*.md', { cwd: root }).flatMap(
    (file) => parseChangeset(readFileSync(join(root, file), 'utf8')).bumps.get('@jyoti/ui') ?? [],
  );
  if (bumps.includes('major')) return `${major + 1}.0.0`;
  if (bumps.includes('minor')) return `${major}.${minor + 1}.0`;
  return bumps.length > 0 ? `${major}.${minor}.${patch + 1}` : version;
}
