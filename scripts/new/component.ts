// `pnpm new:component NAME TASK` creates the files of a component. Its story renders, its guide has the required sections as
// questions, and one of its tests fails until the component is implemented.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { compileMessages, languagesOf, pathOf, readMessages } from '../messages/packages.ts';
import { nextVersion } from '../packages/read-changes.ts';
import { camelCase, nameFrom, pascalCase, exitWithError, say, writeFiles } from './files.ts';

/** Tasks by which the components are grouped in Storybook. */
const componentGroups = (): string[] =>
  [
    ...new Set(
      globSync('packages/ui/src/{*,recipes/*}/*.stories.tsx').flatMap(
        (file) =>
          /title: '(?:Components|Astrology)\/([^/']+)\//.exec(readFileSync(file, 'utf8'))?.[1] ??
          [],
      ),
    ),
  ].toSorted();

const name = nameFrom(process.argv[2], 'pnpm new:component moon-phase Time');
const group = process.argv[3] ?? '';
const groups = componentGroups();
if (!groups.includes(group)) exitWithError(`Name its task after it, one of: ${groups.join(', ')}`);

const folder = `packages/ui/src/${name}`;
const pascal = pascalCase(name);
const camel = camelCase(name);

const files: Record<string, string> = {
  'index.ts': `export { ${pascal}, type ${pascal}Props } from './${name}.tsx';
`,
  [`${name}.css.ts`]: `import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

export const root = componentStyle({ color: vars.color.text });
`,
  [`${name}.tsx`]: `import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import { ${camel}Strings } from '../messages.generated/en/components/${pascal}.ts';
import * as styles from './${name}.css.ts';

export interface ${pascal}Props extends HTMLAttributes<HTMLDivElement> {
  /** The accessible name. @default the word of the current language */
  label?: string;
  ref?: Ref<HTMLDivElement>;
}

/** One sentence: what it is for. */
export function ${pascal}({ label, className, children, ...rest }: ${pascal}Props) {
  const strings = useStrings(${camel}Strings);
  return (
    <div
      {...rest}
      role="group"
      aria-label={label ?? strings.label}
      className={clsx(styles.root, className)}
      data-part="${name}"
    >
      {children}
    </div>
  );
}
`,
  [`${name}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { ${pascal} } from './index.ts';

describe('${pascal}', () => {
  behavesAsComponent(${pascal}, { props: { label: 'Sample' } });

  test('has its label as its accessible name @wcag:4.1.2', () => {
    render(<${pascal} label="Sample" />);
    expect(screen.getByRole('group', { name: 'Sample' })).toBeInTheDocument();
  });

  test('shows its content', () => {
    render(<${pascal} label="Sample" />);
    // Assert what the component shows or does; this fails until the component does it.
    expect(screen.getByText('Its content')).toBeVisible();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a label is a string
    void (<${pascal} label={1} />);
  });
});
`,
  [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateSheet } from '../../test/state-sheet.tsx';
import { ${pascal} } from './index.ts';

const meta = {
  title: 'Components/${group}/${pascal}',
  excludeStories: /Example$/,
  component: ${pascal},
  args: { label: 'Sample', children: 'Sample' },
} satisfies Meta<typeof ${pascal}>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a designer sees first. */
export const Default: Story = {};

/** Every state, made from data: what it is called with, its variants and its states. */
export const AllStates = stateSheet(${pascal}, {
  props: { label: 'Sample', children: 'Sample' },
  samples: { plain: {} },
});

/** What the guide shows, as code to copy. "Do:" and "Don’t:" in place of this sentence make a pair of two examples. */
export const BasicExample = () => <${pascal} label="Sample">Sample</${pascal}>;

/** Tests are not in the sidebar. */
export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Sample' })).toBeVisible();
  },
};
`,
  [`${name}.mdx`]: `import * as Stories from './${name}.stories';

<Meta of={Stories} />

# ${pascal}

One sentence: what it is for.

## When to use

## When not to use

## Anatomy

## Content

## Keyboard

| Key | What it does |
| --- | ------------ |

## Screen readers
`,
};

writeFiles(
  Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text])),
);
for (const language of languagesOf('packages/ui', '.')) {
  const path = pathOf('packages/ui', language, 'components');
  const words = { ...readMessages(path, '.'), [pascal]: { label: pascal } };
  writeFileSync(path, `${JSON.stringify(words, null, 2)}\n`);
}
const recorded = '.storybook/components.json';
const facts = JSON.parse(readFileSync(recorded, 'utf8')) as Record<string, Record<string, string>>;
const since = Object.entries({ ...facts['since'], [name]: nextVersion() }).toSorted();
writeFileSync(
  recorded,
  `${JSON.stringify({ ...facts, since: Object.fromEntries(since) }, null, 2)}\n`,
);
await compileMessages('.');
say([
  'pnpm format && pnpm api',
  `npx vitest run --project dom ${folder} (fails: the component shows nothing)`,
  'write its words in packages/ui/messages, in each language',
  'add its sample to e2e/consumer/samples, and run pnpm changeset; CONTRIBUTING.md: when a component is done',
]);
