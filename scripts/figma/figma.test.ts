import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { themeInputs } from '../../packages/themes/src/themes/index.ts';
import { resolveTheme } from '../../packages/themes/src/resolve-theme.ts';
import { MANIFEST, pluginCode } from './build.ts';
import { codeConnect, componentSet } from './components.ts';
import { libraryOf } from './library.ts';
import type { Drawn } from './types.ts';

const themes = themeInputs.map(resolveTheme);

const label: Drawn = {
  kind: 'text',
  name: 'Save',
  text: 'Save',
  x: 24,
  y: 12,
  width: 40,
  height: 24,
  family: 'Mukta',
  weight: 600,
  size: 17,
  fill: 'color/onPrimary',
};
const icon: Drawn = { kind: 'svg', name: 'svg', x: 0, y: 0, width: 20, height: 20, svg: '<svg/>' };
const button = (isFocused = false): Drawn => ({
  kind: 'frame',
  name: 'button',
  x: 0,
  y: 0,
  width: 88,
  height: 48,
  layout: 'HORIZONTAL',
  justify: 'CENTER',
  align: 'CENTER',
  gap: 'space/x2',
  padding: [0, 'space/x5', 0, 23],
  radius: 'radius/control',
  fill: 'color/primaryFill',
  opacity: 1,
  isFocused,
  children: [icon, label],
});
const set = componentSet('Button', 'https://book.example/button', [
  { row: 'primary', state: 'rest', drawn: button() },
  { row: 'primary', state: 'focus', drawn: button(true) },
  { row: 'danger, with icon', state: 'chosen, hover', drawn: button() },
]);

/** A node of the fake: keeps what is set. */
interface Node {
  id: string;
  kind: string;
  name: string;
  children: Node[];
  bound: Record<string, string | undefined>;
  [field: string]: unknown;
}

/** What the plugin uses of Figma, in memory. A collection has as many modes as the plan allows. */
function fakeFigma({ mostModes = 20 } = {}) {
  let count = 0;
  const node = (kind: string): Node => {
    const own: Node = {
      id: `${++count}:1`,
      kind,
      name: '',
      children: [],
      bound: {},
      appendChild(child: Node) {
        own.children.push(child);
        child['remove'] = () => (own.children = own.children.filter((one) => one !== child));
      },
      resize(width: number, height: number) {
        Object.assign(own, { width, height });
      },
      setBoundVariable(field: string, variable: { name: string } | null) {
        own.bound[field] = variable?.name;
      },
      async setEffectStyleIdAsync(id: string) {
        own['effectStyle'] = id;
      },
    };
    return own;
  };
  const bind = (paint: object, _: string, { name }: { name: string }) => ({
    ...paint,
    bound: name,
  });
  const collections: { name: string; id: string; modes: { modeId: string; name: string }[] }[] = [];
  const variables: {
    name: string;
    variableCollectionId: string;
    type: string;
    values: Record<string, unknown>;
  }[] = [];
  const textStyles: Node[] = [];
  const effectStyles: Node[] = [];
  const styleIn = (list: Node[]) => {
    const style = node('STYLE');
    list.push(style);
    return style;
  };
  const page = node('PAGE');
  const shown: string[] = [];
  const api = {
    variables: {
      getLocalVariableCollectionsAsync: async () => collections,
      getLocalVariablesAsync: async () => variables,
      createVariableCollection(name: string) {
        const modes = [{ modeId: `${++count}:0`, name: 'Mode 1' }];
        const collection = {
          id: `${++count}`,
          name,
          modes,
          renameMode: (mode: string, to: string) =>
            Object.assign(
              modes.find(({ modeId }) => modeId === mode)!,
              { name: to },
            ),
          addMode(mode: string) {
            if (modes.length === mostModes) throw new Error('in addMode: Limited to the plan');
            modes.push({ modeId: `${++count}:0`, name: mode });
            return modes.at(-1)!.modeId;
          },
        };
        collections.push(collection);
        return collection;
      },
      createVariable(name: string, { id }: { id: string }, type: string) {
        const values: Record<string, unknown> = {};
        const setValueForMode = (mode: string, value: unknown) => (values[mode] = value);
        const variable = {
          name,
          id: `${++count}`,
          variableCollectionId: id,
          type,
          values,
          setValueForMode,
        };
        variables.push(variable);
        return variable;
      },
      setBoundVariableForPaint: bind,
      setBoundVariableForEffect: bind,
    },
    currentPage: page,
    createFrame: () => node('FRAME'),
    createText: () => node('TEXT'),
    createComponent: () => node('COMPONENT'),
    createNodeFromSvg: (svg: string) => Object.assign(node('SVG'), { svg }),
    createTextStyle: () => styleIn(textStyles),
    createEffectStyle: () => styleIn(effectStyles),
    getLocalTextStylesAsync: async () => textStyles,
    getLocalEffectStylesAsync: async () => effectStyles,
    combineAsVariants(children: Node[], parent: Node) {
      const made = node('COMPONENT_SET');
      for (const child of children) (made['appendChild'] as (one: Node) => void)(child);
      parent.children.push(made);
      return made;
    },
    async loadFontAsync({ family }: { family: string }) {
      if (family !== 'Mukta' && family !== 'Inter') throw new Error('not installed');
    },
    showUI: (html: string) => shown.push(html),
  };
  return { api, collections, variables, textStyles, effectStyles, page, shown };
}

const code = pluginCode(libraryOf([set]));

async function run(figma: ReturnType<typeof fakeFigma>) {
  await runInNewContext(await code, { figma: figma.api });
  return figma;
}

test('the script has the ten themes as modes, with the colours and faces of each', async () => {
  const { collections, variables } = await run(fakeFigma());
  const [colors] = collections;
  expect(collections.map(({ name }) => name)).toEqual([
    'Jyoti themes',
    'Jyoti scale',
    'Jyoti text',
  ]);
  expect(colors!.modes.map(({ name }) => name)).toEqual(themes.map(({ name }) => name.en));
  const primary = variables.find(({ name }) => name === 'color/primary')!;
  themes.forEach(({ color }, index) => {
    const { r, g, b } = primary.values[colors!.modes[index]!.modeId] as Record<string, number>;
    const hex = [r, g, b].map((one) =>
      Math.round(one! * 255)
        .toString(16)
        .padStart(2, '0'),
    );
    expect(`#${hex.join('')}`).toBe(color.primary.toLowerCase());
  });
  for (const { values } of variables) expect(Object.values(values)).not.toContain(undefined);
  const typed = Object.fromEntries(variables.map(({ name, type }) => [name, type]));
  expect(typed).toMatchObject({
    'astro/jupiter': 'COLOR',
    'font/heading': 'STRING',
    'space/x4': 'FLOAT',
    'text/body': 'FLOAT',
  });
});

test('the script has a style for each size of type and for the ring of the focus', async () => {
  const { textStyles, effectStyles } = await run(fakeFigma());
  expect(textStyles.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Text/body', 'Text/caption', 'Heading/h1', 'Heading/display']),
  );
  const body = textStyles.find(({ name }) => name === 'Text/body')!;
  expect(body.bound).toEqual({ fontSize: 'text/body', fontFamily: 'font/body' });
  expect(effectStyles.map(({ name }) => name)).toEqual(['Focus ring']);
  expect(effectStyles[0]!['effects']).toMatchObject([{ bound: 'color/focus', spread: 3 }]);
});

test('a component is a set of its variants and states, laid out with tokens', async () => {
  const { page, effectStyles, shown } = await run(fakeFigma());
  const [made] = page.children;
  expect(made).toMatchObject({ kind: 'COMPONENT_SET', name: 'Button' });
  expect(made!.children.map(({ name }) => name)).toEqual([
    'Variant=primary, State=rest',
    'Variant=primary, State=focus',
    'Variant=danger · with icon, State=chosen · hover',
  ]);
  const [rest, focus] = made!.children;
  expect(rest).toMatchObject({
    layoutMode: 'HORIZONTAL',
    paddingLeft: 23,
    fills: [{ bound: 'color/primaryFill' }],
    bound: { itemSpacing: 'space/x2', paddingRight: 'space/x5', topLeftRadius: 'radius/control' },
  });
  expect(rest!.children.map(({ kind }) => kind)).toEqual(['SVG', 'TEXT']);
  expect(rest!.children[1]).toMatchObject({
    characters: 'Save',
    fontName: { family: 'Mukta', style: 'SemiBold' },
  });
  expect([rest!['effectStyle'], focus!['effectStyle']]).toEqual([undefined, effectStyles[0]!.id]);
  expect(shown.join('')).toContain(`"Button": "${made!.id}"`);
});

test('a second run updates what the first one made', async () => {
  const figma = fakeFigma();
  await run(figma);
  const before = [figma.variables.length, figma.textStyles.length, figma.page.children[0]!.id];
  await run(figma);
  expect([figma.variables.length, figma.textStyles.length, figma.page.children[0]!.id]).toEqual(
    before,
  );
  expect(figma.page.children).toHaveLength(1);
  expect(figma.page.children[0]!.children).toHaveLength(3);
  expect(figma.page.children[0]!.children[0]!.children).toHaveLength(2);
});

test('where the plan allows fewer modes, the script says which themes are left out', async () => {
  const { collections, shown } = await run(fakeFigma({ mostModes: 4 }));
  expect(collections[0]!.modes).toHaveLength(4);
  expect(shown.join('')).toContain(`mode ${themes[4]!.name.en} of Jyoti themes`);
});

test('the script is what a sandbox without newer syntax runs, and asks for no network', async () => {
  expect(/\?\.|\?\?|\.\.\.|\bimport\b|\bexport\b|\bfetch\(/.exec(await code)).toBeNull();
  expect(MANIFEST).toMatchObject({ main: 'code.js', networkAccess: { allowedDomains: ['none'] } });
});

test('Code Connect has the variants and states that are props', () => {
  const own = componentSet('Button', 'https://book.example/button', [
    { row: 'primary', state: 'rest', drawn: button() },
    { row: 'danger', state: 'disabled', drawn: button() },
  ]);
  const prop = (name: string, more = {}) => ({
    name,
    type: 'boolean',
    required: false,
    description: '',
    ...more,
  });
  const text = codeConnect(
    own,
    {
      name: 'Button',
      props: [
        prop('variant', { options: ['"primary"', '"danger"', '"quiet"'] }),
        prop('disabled'),
        prop('loading'),
        prop('children', { required: true }),
      ],
    },
    'button',
  );
  expect(text).toContain(`import { Button } from '@jyoti/ui/button';`);
  expect(text).toContain(`figma.connect(Button, '<Button>', {`);
  expect(text).toContain(
    `variant: figma.enum('Variant', { 'primary': 'primary', 'danger': 'danger' })`,
  );
  expect(text).toContain(`disabled: figma.enum('State', { disabled: true })`);
  expect(text).not.toContain('loading');
  expect(text).toContain('<Button variant={variant} disabled={disabled}>…</Button>');
});
