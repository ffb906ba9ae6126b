import { expect, test } from 'vitest';
import {
  moduleOf,
  modulesOf,
  packed,
  unpacked,
  withSample,
} from '../../.storybook/docs/compose/composition.ts';

const modules = [
  { path: 'button', hasSheet: true, names: ['Button', 'ButtonLink'] },
  { path: 'table', hasSheet: true, names: ['Table'] },
  { path: 'icons', hasSheet: false, names: ['CheckIcon'] },
];

test('a composition becomes a module with the style sheets and imports that it uses', () => {
  const text = `const [word] = ['Save'];\n\n<Button>\n  <CheckIcon aria-hidden /> {word}\n</Button>`;
  expect(moduleOf(text, modules)).toBe(`import '@jyoti/ui/button.css';
import { Button } from '@jyoti/ui/button';
import { CheckIcon } from '@jyoti/ui/icons';

const [word] = ['Save'];

export const Composition = () => (
  <>
    <Button>
      <CheckIcon aria-hidden /> {word}
    </Button>
  </>
);
`);
});

test('a hook of React is imported, and what the composition declares itself is not', () => {
  const text = `function Table() {\n  const [open] = useState(false);\n  return String(open);\n}\n\n<Table />`;
  expect(modulesOf(text, modules)).toEqual([]);
  expect(moduleOf(text, modules)).toContain(`import { useState } from 'react';`);
});

test('a sample goes into the last element, and its declarations before all of them, once', () => {
  const sample = `import '@jyoti/ui/table.css';
import { Table } from '@jyoti/ui/table';

const rows = [1] as const;

export const Example = () => (
  <>
    <Table rows={rows} />
    <Table rows={rows} dense />
  </>
);
`;
  const once = withSample('<Stack>\n  <Button>Save</Button>\n</Stack>', sample);
  expect(once).toBe(`const rows = [1] as const;

<Stack>
  <Button>Save</Button>
  <Table rows={rows} />
  <Table rows={rows} dense />
</Stack>`);
  expect(withSample(once, sample).match(/const rows/g)).toHaveLength(1);
});

test('an address keeps every letter of a composition', async () => {
  const text = '<Button>कुंडली बनाइए & “more”</Button>';
  const address = await packed(text);
  expect(address).toMatch(/^[\w-]+$/);
  expect(await unpacked(address)).toBe(text);
});
