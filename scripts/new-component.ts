// `pnpm new:component NAME` makes the file tree of a component, ready to run: its test fails on nothing, its story shows,
// and its guide asks the questions that a guide must answer.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';

const name = process.argv[2] ?? '';
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error('Name the component in lower case with hyphens: pnpm new:component moon-phase');
  process.exit(1);
}

const folder = `packages/ui/src/${name}`;
if (existsSync(folder)) {
  console.error(`${folder} exists already.`);
  process.exit(1);
}

const pascal = name
  .split('-')
  .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  .join('');
const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);

const files: Record<string, string> = {
  'index.ts': `export { ${pascal}, type ${pascal}Props } from './${name}.tsx';
`,
  [`${name}.css.ts`]: `import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

export const root = componentStyle({ color: vars.color.text });
`,
  [`${name}.strings.ts`]: `import { kitStrings, type KitStrings } from '../i18n/strings.ts';

export const ${camel}Strings: KitStrings<{ label: string }> = kitStrings(
  '${pascal}',
  { label: '${pascal}' },
);
`,
  [`${name}.strings.hi.ts`]: `import type { MessagesOf } from '../i18n/strings.ts';
import type { ${camel}Strings } from './${name}.strings.ts';

export const ${camel}Hi: MessagesOf<typeof ${camel}Strings> = { label: '${pascal}' };
`,
  [`${name}.tsx`]: `import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import * as styles from './${name}.css.ts';
import { ${camel}Strings } from './${name}.strings.ts';

export interface ${pascal}Props extends HTMLAttributes<HTMLDivElement> {
  /** What assistive technology calls it. @default the word of the language in force */
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

  test('has the name it is given @wcag:4.1.2', () => {
    render(<${pascal} label="Sample" />);
    expect(screen.getByRole('group', { name: 'Sample' })).toBeInTheDocument();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a name is words
    void (<${pascal} label={1} />);
  });
});
`,
  [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${pascal} } from './index.ts';

const meta = {
  title: 'Components/${pascal}',
  component: ${pascal},
  tags: ['status:new'],
  args: { label: 'Sample', children: 'Sample' },
} satisfies Meta<typeof ${pascal}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Sample' })).toBeVisible();
  },
};
`,
  [`${name}.states.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { ${pascal} } from './index.ts';

const meta = {
  title: 'States/${pascal}',
  component: ${pascal},
  tags: ['!autodocs', 'visual'],
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof ${pascal}>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => <${pascal} label="Sample">Sample</${pascal}>,
};
`,
  [`${name}.mdx`]: `import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks';
import * as ${pascal}Stories from './${name}.stories';
import { WcagTable } from '../../../../.storybook/wcag-table';

<Meta of={${pascal}Stories} name="Guide" />

# ${pascal}

One sentence: what it is for.

<Canvas of={${pascal}Stories.Default} />
<Controls of={${pascal}Stories.Default} />

## When to use it

## When not

Name the component to use instead.

## Keyboard

| Key | What it does |
| --- | ------------ |

## WCAG

<WcagTable component="${name}" />

## Words
`,
};

mkdirSync(folder, { recursive: true });
for (const [file, text] of Object.entries(files)) writeFileSync(`${folder}/${file}`, text);
console.log(
  `${folder} stands. Next: its guide (${name}.mdx), its states sheet, its sample in e2e/consumer/samples,
the API pages (pnpm api), and a changeset (pnpm changeset).`,
);
