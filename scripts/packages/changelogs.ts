// Writes the section "Unreleased" of every package's CHANGELOG.md from the changesets, in the form of
// https://keepachangelog.com. With `--check` it only compares; with `--release` it removes the section, because
// `changeset version` writes the same entries under the new version.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import style from '../../.oxfmtrc.json' with { type: 'json' };
import { packages } from './pack.ts';

const GROUPS = ['Added', 'Changed', 'Removed', 'Fixed'] as const;
type Group = (typeof GROUPS)[number];

export interface Changeset {
  /** By package name: `@jyoti/ui`. */
  readonly bumps: ReadonlyMap<string, 'major' | 'minor' | 'patch'>;
  /** Markdown. */
  readonly text: string;
}

/** @param source a file of `.changeset`: front matter with the packages, then the text */
export function parseChangeset(source: string): Changeset {
  const [, front = '', text = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? [];
  const bumps = [...front.matchAll(/^['"](.+)['"]: (major|minor|patch)$/gm)].map(
    ([, name = '', bump]) => [name, bump as 'major' | 'minor' | 'patch'] as const,
  );
  return { bumps: new Map(bumps), text: text.trim() };
}

/** In a minor version, what products have to act on is listed as a change, everything else as new. */
const asksForAction = /Breaking|Who is affected|To do for users|\b(?:gone|removed)\b|no longer/;

function groupOf(text: string, bump: 'major' | 'minor' | 'patch'): Group {
  if (/^(?:New\b|First version)/.test(text)) return 'Added';
  if (text.startsWith('Removed:')) return 'Removed';
  if (bump === 'patch') return 'Fixed';
  return asksForAction.test(text) ? 'Changed' : 'Added';
}

/** The text of a changeset; paragraphs that begin with "New:" or "Removed:" are entries of their own. */
function entriesOf(text: string): string[] {
  const entries: string[] = [];
  let isApart = false;
  for (const block of text.split(/\n\n(?=\S)/)) {
    const startsApart = /^(?:New|Removed)\b/.test(block);
    if (entries.length === 0 || startsApart || isApart) entries.push(block);
    else entries.push(`${entries.pop()}\n\n${block}`);
    isApart = startsApart && block.startsWith('Removed:');
  }
  return entries;
}

const asItem = (text: string) =>
  text.startsWith('- ') ? text : `- ${text.replaceAll(/\n(?=[^\n])/g, '\n  ')}`;

/**
 * The section "Unreleased" of one package.
 * @param name `@jyoti/ui`
 */
export function unreleasedSection(name: string, changesets: readonly Changeset[]): string {
  const entries = changesets.flatMap(({ bumps, text }) => {
    const bump = bumps.get(name);
    return bump ? entriesOf(text).map((entry) => ({ group: groupOf(entry, bump), entry })) : [];
  });
  const groups = GROUPS.flatMap((group) => {
    const items = entries
      .filter((entry) => entry.group === group)
      .map(({ entry }) => asItem(entry));
    return items.length === 0 ? [] : [`### ${group}\n\n${items.join('\n')}`];
  });
  return ['## Unreleased', ...(groups.length > 0 ? groups : ['No changes yet.'])].join('\n\n');
}

/** The released versions of a changelog, from the first heading with a number on. */
export const releasedPart = (changelog: string): string =>
  /^## \d[^]*/m.exec(changelog)?.[0].trim() ?? '';

/** A changelog without its section "Unreleased", for `changeset version`. */
export const releasedOnly = (name: string, changelog: string): string =>
  [`# ${name}`, releasedPart(changelog)].filter((part) => part !== '').join('\n\n') + '\n';

const INTRODUCTION =
  'Changes that users of the package notice. The format follows [Keep a Changelog](https://keepachangelog.com/en/1.1.0/), ' +
  'versions follow [Semantic Versioning](https://semver.org): before 1.0 a minor version may require changes.';

/** A changelog with its section "Unreleased" regenerated from the changesets. */
export const withUnreleased = (
  name: string,
  changelog: string,
  changesets: readonly Changeset[],
): string =>
  [`# ${name}`, INTRODUCTION, unreleasedSection(name, changesets), releasedPart(changelog)]
    .filter((part) => part !== '')
    .join('\n\n') + '\n';

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..');
  const changesets = globSync('.changeset/*.md', { cwd: root })
    .filter((file) => !file.endsWith('README.md'))
    .toSorted()
    .map((file) => parseChangeset(readFileSync(join(root, file), 'utf8')));
  for (const folder of packages) {
    const file = join(root, 'packages', folder, 'CHANGELOG.md');
    const now = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const name = `@jyoti/${folder}`;
    const text = process.argv.includes('--release')
      ? releasedOnly(name, now)
      : withUnreleased(name, now, changesets);
    const { code: written } = await format(file, text, style);
    if (!process.argv.includes('--check')) writeFileSync(file, written);
    else if (written !== now) {
      console.error(`packages/${folder}/CHANGELOG.md lacks changesets: run pnpm changelog`);
      process.exitCode = 1;
    }
  }
}
