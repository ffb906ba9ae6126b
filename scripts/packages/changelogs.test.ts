import { expect, test } from 'vitest';
import {
  firstPage,
  parseChangeset,
  releasedOnly,
  releasedPart,
  unreleasedSection,
  withUnreleased,
} from './changelogs.ts';

const changeset = (text: string, bump = 'minor') =>
  parseChangeset(`---\n'@jyoti/ui': ${bump}\n'@jyoti/themes': patch\n---\n\n${text}\n`);

test.each([
  ['New: Popover.', 'minor', 'Added'],
  ['Tabs takes `id`.', 'minor', 'Added'],
  ['Breaking: `look` is called `variant`.', 'minor', 'Changed'],
  ['`@jyoti/ui/dismiss` is gone.', 'minor', 'Changed'],
  ['Removed: `noTime`.', 'minor', 'Removed'],
  ['A hidden panel is not a tab stop.', 'patch', 'Fixed'],
])('lists "%s" of a %s under %s', (text, bump, group) => {
  expect(unreleasedSection('@jyoti/ui', [changeset(text, bump)])).toBe(
    `## Unreleased\n\n### ${group}\n\n- ${text}`,
  );
});

test('lists a paragraph that begins with "New" apart from the rest of its changeset', () => {
  const text = 'Breaking: one.\n\nWho is affected: all.\n\nNew: two.';
  expect(unreleasedSection('@jyoti/ui', [changeset(text)])).toBe(
    '## Unreleased\n\n### Added\n\n- New: two.\n\n### Changed\n\n- Breaking: one.\n\n  Who is affected: all.',
  );
});

test('leaves out changesets of other packages', () => {
  expect(unreleasedSection('@jyoti/pdf', [changeset('New: Popover.')])).toBe(
    '## Unreleased\n\nNo changes yet.',
  );
});

const released = '## 0.2.0\n\n### Minor Changes\n\n- First.';

test('replaces the unreleased section and keeps released versions', () => {
  const once = withUnreleased('@jyoti/ui', `# @jyoti/ui\n\n${released}\n`, [changeset('New: A.')]);
  const twice = withUnreleased('@jyoti/ui', once, [changeset('New: B.')]);
  expect(once).toContain('- New: A.');
  expect(twice).not.toContain('- New: A.');
  expect(twice.match(/## Unreleased/g)).toHaveLength(1);
  expect(twice.endsWith(`- New: B.\n\n${released}\n`)).toBe(true);
});

test('removes the unreleased section before a release', () => {
  const text = withUnreleased('@jyoti/ui', released, [changeset('New: A.')]);
  expect(releasedOnly('@jyoti/ui', text)).toBe(`# @jyoti/ui\n\n${released}\n`);
  expect(releasedOnly('@jyoti/ui', '# @jyoti/ui\n\n## Unreleased\n\nNone.\n')).toBe(
    '# @jyoti/ui\n',
  );
});

test('the first release has one page: what the package is and what it needs', () => {
  const manifest = { name: '@jyoti/pdf', version: '0.1.0', peerDependencies: { react: '>=19.2' } };
  const readme = '# @jyoti/pdf\n\nTypesets documents.\n\n## Install\n\n…\n';
  const waiting = firstPage(manifest, readme, false);
  expect(waiting).toMatch(
    /^# @jyoti\/pdf\n\n## 0\.1\.0 \(first release\)\n\nTypesets documents\.\n\nNeeds react >=19\.2\./,
  );
  expect(waiting).not.toContain('…');
  // It is no released version until it is published.
  expect(releasedPart(waiting)).toBe('');
  expect(releasedPart(firstPage(manifest, readme, true))).toMatch(/^## 0\.1\.0\n\nTypesets/);
});
