// Reads the examples of the guides (exports `…Example` of the stories): each as code for the reader to copy, with the imports of the
// packages that it needs.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { filesOfKit, kit, sheetOf } from './component-docs.ts';

interface Range {
  readonly start: number;
  readonly end: number;
}

interface Declared extends Range {
  readonly name: string;
  /** All names that it declares; several with destructuring. */
  readonly names: readonly string[];
  readonly isExported: boolean;
  readonly uses: ReadonlySet<string>;
}

interface Imported {
  readonly path: string;
  /** The folder of the module that imports it, relative to the kit. */
  readonly folder: string;
  /** Local name to the text between the braces. */
  readonly names: ReadonlyMap<string, string>;
}

interface Identifier extends Range {
  readonly name: string;
}

const parsed = new Map<string, { code: string; identifiers: readonly Identifier[] }>();

/** Every identifier of a module that may refer to a declaration. */
function identifiersOf(file: string, code: string): readonly Identifier[] {
  const known = parsed.get(file);
  if (known?.code === code) return known.identifiers;
  const all: Identifier[] = [];
  /** Where names are that refer to no declaration: those of members, keys and attributes. */
  const keys = new Set<number>();
  const add = ({ name, start, end }: Identifier) => void all.push({ name, start, end });
  new Visitor({
    Identifier: add,
    JSXIdentifier: add,
    MemberExpression: ({ computed, property }) => void (computed || keys.add(property.start)),
    Property: ({ computed, shorthand, key }) => void (computed || shorthand || keys.add(key.start)),
    JSXAttribute: ({ name }) => void keys.add(name.start),
  }).visit(parseSync(file, code).program);
  const identifiers = all.filter(({ start }) => !keys.has(start));
  parsed.set(file, { code, identifiers });
  return identifiers;
}

/** Every identifier in a range of the code: a superset of those that it uses. */
const identifiersIn = (file: string, code: string, { start, end }: Range): Set<string> =>
  new Set(
    identifiersOf(file, code)
      .filter((one) => one.start >= start && one.end <= end)
      .map(({ name }) => name),
  );

/** `../icons/index.ts` as a product imports it. */
function packagePath(folder: string, path: string): string {
  if (!path.startsWith('.')) return path;
  const [, id] = /^((?:recipes\/)?[^/]+)\/index\.ts$/.exec(join(folder, path)) ?? [];
  if (id === undefined)
    throw new Error(`${folder}: an example imports ${path}, which no product can import`);
  return `@jyoti/ui/${id}`;
}

interface ModuleParts {
  readonly imports: readonly Imported[];
  readonly declared: readonly Declared[];
}

/** Imports and declarations of a module. */
export function partsOf(file: string, code: string): ModuleParts {
  const folder = relative(kit, dirname(file));
  const { program } = parseSync(file, code);
  const imports: Imported[] = [];
  const declared: Declared[] = [];
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') {
      const names = node.specifiers.map((specifier): [string, string] => [
        specifier.local.name,
        `${node.importKind === 'type' ? 'type ' : ''}${code.slice(specifier.start, specifier.end)}`,
      ]);
      imports.push({ path: node.source.value, folder, names: new Map(names) });
      continue;
    }
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    const id =
      declaration?.type === 'VariableDeclaration'
        ? declaration.declarations[0]?.id
        : declaration && 'id' in declaration
          ? declaration.id
          : undefined;
    if (!id) continue;
    const names = id.type === 'Identifier' ? [id.name] : [...identifiersIn(file, code, id)];
    declared.push({
      name: names[0] ?? '',
      names,
      isExported: node.type === 'ExportNamedDeclaration',
      uses: identifiersIn(file, code, node),
      start: node.start,
      end: node.end,
    });
  }
  return { imports, declared };
}

/** Import paths of the components of the kit in a file of stories and in its samples, by name. */
export function modulesOf(file: string): Record<string, string> {
  const { imports } = partsOf(file, readFileSync(file, 'utf8'));
  return Object.assign(
    {},
    ...imports.map(({ path, folder, names }) => {
      if (/\.samples\.tsx?$/.test(path)) return modulesOf(join(dirname(file), path));
      if (!/^\.\.?\/(?:.*\/)?index\.ts$/.test(path)) return {};
      const components = [...names].filter(([, text]) => /^[A-Z]\w*$/.test(text));
      return Object.fromEntries(components.map(([name]) => [name, packagePath(folder, path)]));
    }),
  ) as Record<string, string>;
}

/** Stories export their examples beside themselves, each with this end of its name. */
const isExample = (file: string, name: string) =>
  !file.endsWith('.stories.tsx') || name.endsWith('Example');

/** The code of each example of a file, by its name. */
export function examplesOf(file: string, code = readFileSync(file, 'utf8')): Map<string, string> {
  const parts = partsOf(file, code);
  return new Map(
    parts.declared
      .filter(({ isExported, name }) => isExported && isExample(file, name))
      .map((example) => [example.name, snippet(code, example, parts)]),
  );
}

/** A piece of JSX of a module as a component `Example`, with the imports and declarations that it needs. */
export function elementAsExample(file: string, range: Range): string {
  const code = readFileSync(file, 'utf8');
  const parts = partsOf(file, code);
  const uses = identifiersIn(file, code, range);
  const element = dedent(code.slice(range.start, range.end)).replaceAll('\n', '\n  ');
  const isShort = !element.includes('\n') && element.length < 70;
  const text = `export const Example = () => ${isShort ? element : `(\n  ${element}\n)`};`;
  const example = { name: 'Example', names: ['Example'], isExported: true, uses, ...range };
  return snippet(code, example, parts, text);
}

/** The lines after the first, with the indentation of the last one removed. */
function dedent(code: string): string {
  const indent = /^\s*/.exec(code.split('\n').at(-1) ?? '')?.[0] ?? '';
  return code.replaceAll(`\n${indent}`, '\n');
}

/** The imports, declarations and text that make an example whole. */
function snippet(
  code: string,
  example: Declared,
  { declared, imports }: ModuleParts,
  exampleText = code.slice(example.start, example.end),
): string {
  const parts = new Set<Declared>();
  const add = (part: Declared) => {
    if (parts.has(part)) return;
    parts.add(part);
    for (const other of declared) if (other.names.some((name) => part.uses.has(name))) add(other);
  };
  add(example);
  const used = new Set([...parts].flatMap(({ uses }) => [...uses]));
  const needed = imports.flatMap(({ path, folder, names }) => {
    const taken = [...names].filter(([local]) => used.has(local)).map(([, text]) => text);
    return taken.length === 0 ? [] : [{ from: packagePath(folder, path), taken }];
  });
  const lines = needed.map(({ from, taken }) => `import { ${taken.join(', ')} } from '${from}';`);
  const sheets = needed.flatMap(({ from }) => sheetOf(from)).map((sheet) => `import '${sheet}';`);
  const bodies = [...parts]
    .toSorted((a, b) => a.start - b.start)
    .map((part) => (part === example ? exampleText : code.slice(part.start, part.end)));
  return `${[...sheets, ...lines].join('\n')}\n\n${bodies.join('\n\n')}\n`;
}

/** Files of examples. */
export const exampleFiles = (): string[] =>
  filesOfKit('*.stories.tsx').map((file) => join(kit, file));
