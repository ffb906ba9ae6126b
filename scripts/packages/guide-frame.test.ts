import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { adviceIn, framed, variantsIn } from '../../.storybook/guide-frame.ts';

const FILE = `# Button

Does something on this page.

## Keyboard

It takes no focus.

## When to use

- To save.

## Variants
`;

const ADDED = { Status: 'New', Playground: '<Playground />', States: 'Rest, hover.' };

test('a guide has the order and the groups of headings of every guide, whatever the order of its file', () => {
  expect(framed(FILE, ADDED)).toBe(
    [
      '# Button\n\nDoes something on this page.\n\nNew\n\n<Playground />',
      '## Usage\n\n### When to use\n\n- To save.',
      '## Design\n\n### States\n\nRest, hover.',
      '## Accessibility\n\n### Keyboard\n\nIt takes no focus.',
    ].join('\n\n'),
  );
});

test('what a file says itself takes the place of what is added', () => {
  const own = FILE.replace('## Keyboard', '<Playground\n  height={9}\n/>\n\n## Keyboard');
  const guide = framed(`${own}\n## States\n\nOpen.\n`, ADDED);
  expect(guide).toContain('New\n\n<Playground\n  height={9}\n/>\n\n## Usage');
  expect(guide).toContain('### States\n\nOpen.\n\n## Accessibility');
});

test('a heading that no guide has is an error', () => {
  expect(() => framed(`${FILE}\n## Usage\n\nOften.\n`, ADDED)).toThrow(
    'No guide has a section "Usage"',
  );
});

test('a pair is made of the comments of two examples', () => {
  const stories = `/** Do: One filled button. */
export const OneExample = () => <Button />;

/**
 * Don’t: Two filled buttons.
 * Which one is next?
 */
export function TwoExample() {}
`;
  expect(adviceIn(stories)).toEqual([
    [
      { kind: 'Do', of: 'OneExample', why: 'One filled button.' },
      { kind: 'Don’t', of: 'TwoExample', why: 'Two filled buttons. Which one is next?' },
    ],
  ]);
  expect(() => adviceIn(stories.replace('Don’t', 'Maybe'))).toThrow('A do has no don’t');
});

test('variants are the stories in the sidebar that the guide does not show elsewhere', () => {
  const stories = `export const Default: Story = {};

/** In a row. */
export const Row: Story = { args: { layout: 'row' } };

export const Long: Story = {};

export const RowTest: Story = { ...Row, tags: ['!dev'] };

export const AllStates = stateSheet(Button, {});

export const RowExample = () => <Button />;
`;
  expect(variantsIn(stories, '<Canvas of={Stories.Long} />')).toEqual(['Row']);
});

test('a guide names a length of the kit, and gets it in px', () => {
  const guide = framed(`${FILE}\n## Behaviour\n\nOne row from {breakpoint.tablet}.\n`, {});
  expect(guide).toContain('One row from 768 px.');
  expect(() => framed(`${FILE}\n## Behaviour\n\n{breakpoint.watch}\n`, {})).toThrow(
    'A guide names {breakpoint.watch}: there is no such length',
  );
});

test('no length in a guide is typed by hand', () => {
  const kit = join(import.meta.dirname, '../../packages/ui/src');
  const typed = globSync('{*,recipes/*}/*.mdx', { cwd: kit }).flatMap(
    (file) =>
      readFileSync(join(kit, file), 'utf8')
        // The height of a frame is not a length of the kit.
        .replaceAll(/height: '\d+px'|```[^]*?```/g, '')
        .match(/.*\d ?(?:px|rem|em|pixels)\b.*/g)
        ?.map((line) => `${file}: ${line}`) ?? [],
  );
  expect(typed).toEqual([]);
});
