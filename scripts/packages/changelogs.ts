// Writes the section "Unreleased" of every package's CHANGELOG.md from the changesets, in the form of
// https://keepachangelog.com. With `--check` it only compares; with `--release` it first makes the versions of the next release:
// `changeset version` writes the same entries under the new version. Until the packages are published for the first time their
// changelog is one page of what they are: nobody has what the changesets change, so the first release drops them.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** The released versions of a changelog, from the first heading that is a version on. */
export const releasedPart = (changelog: string): string =>
  /^## \d+\.\d+\.\d+$[^]*/m.exec(changelog)?.[0].trim() ?? '';

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

/** What the first page of a changelog is made of. */
interface FirstManifest {
  readonly name: string;
  readonly version: string;
  readonly engines?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** The page of a first release: the opening of the README, what the package needs, and where its documents are. */
export function firstPage(
  { name, version, engines, peerDependencies }: FirstManifest,
  readme: string,
  isReleased: boolean,
): string {
  const [, opening = ''] = /^# .+\n\n([^]*?)(?=\n## |$(?![^]))/.exec(readme) ?? [];
  const needs = Object.entries({ ...engines, ...peerDependencies }).map(
    ([one, range]) => `${one} ${range}`,
  );
  return (
    [
      `# ${name}`,
      // The second form is no heading of a version: `releasedPart` does not take it for one.
      `## ${version}${isReleased ? '' : ' (first release)'}`,
      opening.trim(),
      ...(needs.length > 0
        ? [`Needs ${needs.join(', ')}. ESM only, with types.`]
        : ['ESM only, with types.']),
      'The README has complete examples, `llms.txt` a list of all documents in the package. Before 1.0 a minor version may require changes, ' +
        'which are listed here with what to do.',
    ].join('\n\n') + '\n'
  );
}

const changesetsIn = (root: string): string[] =>
  globSync('.changeset/*.md', { cwd: root })
    .filter((file) => !file.endsWith('README.md'))
    .toSorted();

/**
 * Writes the changelogs of a repository, or compares them.
 * @param mode `release`: before `changeset version`
 * @returns changelogs that are not what they should be
 */
export async function writeChangelogs(
  root: string,
  mode: 'write' | 'check' | 'release',
): Promise<string[]> {
  const fileOf = (folder: string, name: string) => join(root, 'packages', folder, name);
  const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const changesetFiles = changesetsIn(root);
  const changesets = changesetFiles.map((file) => parseChangeset(textOf(join(root, file))));
  const isFirst = packages.every(
    (folder) => releasedPart(textOf(fileOf(folder, 'CHANGELOG.md'))) === '',
  );
  const different: string[] = [];
  for (const folder of packages) {
    const file = fileOf(folder, 'CHANGELOG.md');
    const now = textOf(file);
    const name = `@jyoti/${folder}`;
    const text = isFirst
      ? firstPage(
          JSON.parse(textOf(fileOf(folder, 'package.json'))) as FirstManifest,
          textOf(fileOf(folder, 'README.md')),
          mode === 'release',
        )
      : mode === 'release'
        ? releasedOnly(name, now)
        : withUnreleased(name, now, changesets);
    const { code: written } = await format(file, text, style);
    if (written !== now) different.push(`packages/${folder}/CHANGELOG.md`);
    if (mode !== 'check') writeFileSync(file, written);
  }
  if (isFirst && mode === 'release') for (const file of changesetFiles) rmSync(join(root, file));
  return different;
}

/** Makes the versions of the next release from the changesets, if any are left. @param root of a repository under git */
export async function makeVersions(root: string): Promise<void> {
  await writeChangelogs(root, 'release');
  if (changesetsIn(root).length === 0) return;
  const command = join(import.meta.dirname, '../../node_modules/@changesets/cli/bin.js');
  execFileSync(process.execPath, [command, 'version'], { cwd: root, stdio: 'pipe' });
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..');
  const isCheck = process.argv.includes('--check');
  if (process.argv.includes('--release')) await makeVersions(root);
  const different = await writeChangelogs(root, isCheck ? 'check' : 'write');
  if (isCheck && different.length > 0) {
    console.error(`${different.join(', ')} lack changesets: run pnpm changelog`);
    process.exitCode = 1;
  }
}
