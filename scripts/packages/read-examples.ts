// Reads the examples of the guides (`*.examples.tsx`): each export as the code that a reader copies, with the imports
// of the packages that it needs.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { kit, sheetOf } from './component-docs.ts';

interface Range {
  readonly start: number;
  readonly end: number;
}

interface Declared extends Range {
  readonly name: string;
  readonly isExported: boolean;
  readonly uses: ReadonlySet<string>;
}

interface Imported {
  readonly from: string;
  /** Local name to what is written between the braces. */
  readonly names: ReadonlyMap<string, string>;
}

/** Every identifier inside a range of the code; more than is used by it, never less. */
function identifiersIn(file: string, code: string, { start, end }: Range): Set<string> {
  const found = new Set<string>();
  const inside = (node: Range) => node.start >= start && node.end <= end;
  new Visitor({
    Identifier: (node) => void (inside(node) && found.add(node.name)),
    JSXIdentifier: (node) => void (inside(node) && found.add(node.name)),
  }).visit(parseSync(file, code).program);
  return found;
}

/** `../icons/index.ts` as a product imports it. */
function packagePath(folder: string, path: string): string {
  if (!path.startsWith('.')) return path;
  const target = join('packages/ui/src', folder, path);
  const [, id] = /^packages\/ui\/src\/([^/]+)\/index\.ts$/.exec(target) ?? [];
  if (id === undefined)
    throw new Error(`${folder}: an example imports ${path}, which no product can import`);
  return `@jyoti/ui/${id}`;
}

/** The code of each example of a folder, by its name. */
export function examplesOf(file: string, code = readFileSync(file, 'utf8')): Map<string, string> {
  const folder = basename(dirname(file));
  const { program } = parseSync(file, code);
  const imports: Imported[] = [];
  const declared: Declared[] = [];
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') {
      const names = node.specifiers.map((specifier): [string, string] => [
        specifier.local.name,
        code.slice(specifier.start, specifier.end),
      ]);
      imports.push({ from: packagePath(folder, node.source.value), names: new Map(names) });
      continue;
    }
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    const id =
      declaration?.type === 'VariableDeclaration'
        ? declaration.declarations[0]?.id
        : declaration && 'id' in declaration
          ? declaration.id
          : undefined;
    if (id?.type !== 'Identifier') continue;
    declared.push({
      name: id.name,
      isExported: node.type === 'ExportNamedDeclaration',
      uses: identifiersIn(file, code, node),
      start: node.start,
      end: node.end,
    });
  }
  return new Map(
    declared
      .filter(({ isExported }) => isExported)
      .map((example) => [example.name, snippet(code, example, declared, imports)]),
  );
}

function snippet(
  code: string,
  example: Declared,
  declared: readonly Declared[],
  imports: readonly Imported[],
): string {
  const parts = new Set<Declared>();
  const add = (part: Declared) => {
    if (parts.has(part)) return;
    parts.add(part);
    for (const other of declared) if (part.uses.has(other.name)) add(other);
  };
  add(example);
  const used = new Set([...parts].flatMap(({ uses }) => [...uses]));
  const lines = imports.flatMap(({ from, names }) => {
    const taken = [...names].filter(([local]) => used.has(local)).map(([, text]) => text);
    return taken.length === 0 ? [] : [`import { ${taken.join(', ')} } from '${from}';`];
  });
  const sheets = imports
    .filter(({ names }) => [...names.keys()].some((local) => used.has(local)))
    .flatMap(({ from }) => sheetOf(from))
    .map((sheet) => `import '${sheet}';`);
  const bodies = [...parts]
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end }) => code.slice(start, end));
  return `${[...sheets, ...lines].join('\n')}\n\n${bodies.join('\n\n')}\n`;
}

/** Files of examples. */
export const exampleFiles = (): string[] =>
  globSync('*/*.examples.tsx', { cwd: kit })
    .toSorted()
    .map((file) => join(kit, file));
