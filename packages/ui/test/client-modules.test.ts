import { expect, test } from 'vitest';
import { clientModules } from '../scripts/client-modules.ts';

const FIELD = `import { useId } from "react"; export function Field() { return useId(); }`;
const ICON = `export const Icon = (props) => jsx("svg", props);`;
const STACK = `export function Stack({ render }) { return jsx("div", { children: render() }); }`;

const isClient = (code: string) => {
  const sources = { '/field.js': FIELD, '/icon.js': ICON, '/stack.js': STACK, '/it.js': code };
  return clientModules(new Map(Object.entries(sources))).has('/it.js');
};

test.each([
  ['calls a hook', `import { useState } from "react"; const [a] = useState();`],
  ['hands a hook on', `jsx(Slide, { useTrack: useFade });`],
  ['makes a context', `import { createContext } from "react"; export const C = createContext(1);`],
  ['imports Radix', `import * as Dialog from "@radix-ui/react-dialog";`],
  [
    'renders the children of a client component by a function',
    `import { Field } from "./field.js"; export const A = () => jsx(Field, { children: (x) => x });`,
  ],
  [
    'passes a function that it declares',
    `import { Field } from "./field.js"; function f() {} export const A = () => jsx(Field, { after: f });`,
  ],
  [
    'passes a function within an object',
    `import { Field } from "./field.js"; export const A = () => jsx(Field, { a: [{ b: () => 1 }] });`,
  ],
  [
    'passes a component of a server module, which is a function',
    `import { Field } from "./field.js"; import { Icon } from "./icon.js"; export const A = () => jsx(Field, { icon: Icon });`,
  ],
  ['listens to an element', `export const A = () => jsx("button", { onClick: () => {} });`],
  [
    'calls what a client module exports',
    `import { idOf } from "./field.js"; export const A = () => jsx("p", { id: idOf() });`,
  ],
])('a module that %s runs in a browser', (_, code) => {
  expect(isClient(code)).toBe(true);
});

test.each([
  [
    'renders a client component with data',
    `import { Field } from "./field.js"; export const A = (p) => jsx(Field, { label: "a", ...p });`,
  ],
  [
    'passes a function to a server component',
    `import { Stack } from "./stack.js"; export const A = () => jsx(Stack, { render: () => 1 });`,
  ],
  [
    'gives a client component an element',
    `import { Field } from "./field.js"; import { Icon } from "./icon.js"; export const A = () => jsx(Field, { icon: jsx(Icon, {}) });`,
  ],
  ['hands on what it is given', `export const A = ({ onClick }) => jsx("button", { onClick });`],
])('a module that %s renders on a server', (_, code) => {
  expect(isClient(code)).toBe(false);
});

test('a module that passes a function to a client module becomes a client module', () => {
  const sources = new Map([
    ['/field.js', FIELD],
    [
      '/select.js',
      `import { Field } from "./field.js"; export const Select = () => jsx(Field, { children: () => 1 });`,
    ],
    [
      '/size.js',
      `import { Select } from "./select.js"; export const Size = () => jsx(Select, { onChange: () => 1 });`,
    ],
  ]);
  expect(clientModules(sources)).toContain('/size.js');
});
