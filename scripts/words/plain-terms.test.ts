import { describe, expect, test } from 'vitest';
import { findTerms } from './plain-terms.ts';

describe('refused', () => {
  test.each([
    ['a.ts', '// Loaded anew each time.', 'anew'],
    ['a.ts', '/** A letter that is owed. */', 'owed'],
    ['a.ts', '/* The page is taken over. */', 'taken over'],
    ['a.ts', '// Only the last line can be torn.', 'torn'],
    ['a.md', 'Changes are made in one breath.', 'in one breath'],
    ['a.md', 'A reload happens of its own accord.', 'of its own accord'],
    ['a.ts', '// The task falls to the server.', 'falls to'],
    ['a.ts', '// The visitor is told at once.', 'told'],
  ])('in %s: %s', (path, text, word) => {
    expect(findTerms(path, text)).toEqual([{ line: 1, word, say: expect.any(String) }]);
  });
});

test.each([
  ['behind a backtick in a regular expression', 'const r = /`/;\n// Read anew.', 2],
  ['behind an apostrophe in the text of an element', "const p = <p>it's</p>; // Read anew.", 1],
  ['in a later line of a comment', '/**\n * One.\n * Read anew.\n */', 3],
  ['over the end of a line', '/**\n * Made in one\n * breath.\n */', 2],
])('a word is found %s', (_where, source, line) => {
  expect(findTerms('a.tsx', source).map((found) => found.line)).toEqual([line]);
});

test.each([
  ['the name of a function', 'a.ts', 'function roomsOfUser() {}', 'rooms'],
  ['the name of a type', 'a.ts', 'interface Patience {}', 'patience'],
  ['the name of a variable', 'a.ts', 'const askedDay = 1;', 'asked'],
  ['the name of a constant', 'a.ts', 'const keptDays = 1;', 'kept'],
  ['the name of a constant in capitals', 'a.ts', 'const MOST_KEPT = 1;', 'kept'],
  ['the name of a file', 'apps/api/src/rooms.ts', '', 'rooms'],
  ['the title of a test', 'a.test.ts', "test('the page stands', () => {});", 'stands'],
  [
    'the title of a table of tests',
    'a.test.ts',
    "test.each([1])('%s stands', () => {});",
    'stands',
  ],
])('in %s', (_what, path, source, word) => {
  expect(findTerms(path, source).map((found) => found.word)).toEqual([word]);
});

test('every word of a line is found', () => {
  expect(findTerms('a.ts', '// torn and anew').map(({ word }) => word)).toEqual(['torn', 'anew']);
});

describe('not refused', () => {
  test.each([
    ['a.ts', "const a = 'it\\'s // anew';"],
    ['a.ts', 'const a = `// anew`;'],
    ['a.tsx', 'const a = <p>https://example.com/anew</p>;'],
    ['a.md', '```\nanew\n```'],
    ['a.md', '~~~\nanew\n~~~'],
    ['a.ts', '// Loaded again each time.'],
    ['a.ts', "const text = 'Reckoned anew';"],
    ['a.md', 'Run `repair --torn`.'],
    ['a.ts', '// The signs that ask for patience.'],
    ['a.ts', "const text = 'The page stands';"],
    ['a.ts', '// A lamp on its stand, a stand-in for a link.'],
    ['a.ts', '// Shapes that can be told apart.'],
    ['a.ts', '// The previous file is kept.'],
    ['room-list.ts', 'const room = 3;'],
  ])('in %s: %s', (path, text) => {
    expect(findTerms(path, text)).toEqual([]);
  });
});
