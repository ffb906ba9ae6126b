import { describe, expect, test } from 'vitest';
import { commentsOf, findTerms, proseOf } from './plain-terms.ts';

describe('comments', () => {
  test.each([
    ['const a = 1; // why', '// why'],
    ["const a = '// no';", ''],
    ['const a = `// no`;', ''],
    ['/* both\nlines */ code', '/* both\nlines */'],
    ["<p>it's</p> // after an apostrophe", ''],
    ["<p>it's</p>\n// the next line", '// the next line'],
  ])('of %j are %j', (source, comments) => {
    expect(commentsOf(source).join('\n').trim()).toBe(comments);
  });
});

test('prose has no code', () => {
  expect(proseOf('one `torn` two\n```\ntorn\n```\nthree')).toEqual([
    'one  two',
    '',
    '',
    '',
    'three',
  ]);
});

describe('refused', () => {
  test.each([
    ['a.ts', '// Loaded anew each time.', 'anew'],
    ['a.ts', '/** A letter that is owed. */', 'owed'],
    ['a.ts', '/* The page is taken over. */', 'taken over'],
    ['a.ts', '// Only the last line can be torn.', 'torn'],
    ['a.md', 'Changes are made in one breath.', 'in one breath'],
  ])('in %s: %s', (path, text, word) => {
    expect(findTerms(path, text)).toEqual([{ line: 1, word, say: expect.any(String) }]);
  });
});

describe('not refused', () => {
  test.each([
    ['a.ts', '// Loaded again each time.'],
    ['a.ts', "const text = 'Reckoned anew';"],
    ['a.md', 'Run `repair --torn`.'],
    ['a.ts', '// The signs that ask for patience.'],
  ])('in %s: %s', (path, text) => {
    expect(findTerms(path, text)).toEqual([]);
  });
});
