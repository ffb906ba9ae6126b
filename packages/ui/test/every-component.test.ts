import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOfKit } from '../../../scripts/packages/component-docs.ts';
import { exportsOf } from '../../../scripts/packages/read-exports.ts';

const source = join(import.meta.dirname, '../src');

/** Components without an element. */
const WITHOUT_ELEMENT = [
  'I18nProvider',
  'LinkProvider',
  'TermProvider',
  'ThemeProvider',
  'FormBoundary',
  // It renders nothing.
  'ThemeColor',
  // They pass their props to the one element inside of them.
  'DialogClose',
  'PopoverClose',
  'HeaderAction',
  // The content of a day of a Calendar, which is checked with them.
  'AlmanacDay',
  'MoonDay',
  // They render several elements, one after another.
  'ProgressiveRender',
  'ProseSections',
];

test('the contract of a component is checked for every component', () => {
  const tests = globSync('**/*.test.tsx', { cwd: source })
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n');
  const checked = new Set(
    [...tests.matchAll(/behavesAsComponent\(\s*(\w+)/g)].map(([, name]) => name),
  );
  const components = filesOfKit('index.ts').flatMap((index) =>
    [...exportsOf(join(source, index)).values()]
      .filter(({ kind, name }) => kind === 'component' && !WITHOUT_ELEMENT.includes(name))
      .map(({ name }) => `${dirname(index)}/${name}`),
  );
  expect(components.length).toBeGreaterThan(200);
  expect(components.filter((name) => !checked.has(basename(name)))).toEqual([]);
});
