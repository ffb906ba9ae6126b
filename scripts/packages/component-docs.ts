// What the documents of the kit state for every component: the imports of it and its style sheet, its summary in one
// sentence, and whether a server component can render it.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { exportsOf } from './read-exports.ts';
import type { ExportedThing } from './read-exports.ts';
import { clientSampled, serverSampled } from './read-samples.ts';

export const kit = join(import.meta.dirname, '../../packages/ui/src');

/** The subpath of a folder of the kit: recipes are below `recipes`. */
export const subpathOf = (id: string): string =>
  existsSync(join(kit, 'recipes', id)) ? `recipes/${id}` : id;

/** Files of each component and recipe, relative to the kit. */
export const filesOfKit = (pattern: string): string[] =>
  globSync(`{*,recipes/*}/${pattern}`, { cwd: kit }).toSorted();

/** A file in the folder of a component or a recipe. */
export const fileOf = (id: string, name: string): string => join(kit, subpathOf(id), name);

export interface ComponentDoc {
  /** Its folder. */
  readonly id: string;
  readonly components: readonly string[];
  /** Functions and constants exported with them. */
  readonly others: readonly string[];
  /** The first sentence of the docstring of the component that the folder is named for. */
  readonly sentence: string;
  /** Components that only a file with 'use client' can render. */
  readonly clientOnly: readonly string[];
  /** The lines that import it: its style sheet, if it has one, and its names. */
  readonly imports: string;
}

const RELATIVE_IMPORT = /(?:from|import) '(\.[^']+)'/g;
/** Types have no styles. */
const TYPE_IMPORT = /^(?:import|export) type [^;]*;/gm;

/** True if a module, or one that it imports, has styles. */
function hasStyles(file: string, seen = new Set<string>()): boolean {
  if (file.endsWith('.css.ts')) return true;
  if (seen.has(file) || !existsSync(file)) return false;
  seen.add(file);
  const code = readFileSync(file, 'utf8').replaceAll(TYPE_IMPORT, '');
  return [...code.matchAll(RELATIVE_IMPORT)].some(([, path = '']) =>
    hasStyles(join(dirname(file), path), seen),
  );
}

/** The style sheet of an import path of the kit, if it has one. */
export function sheetOf(importPath: string): string[] {
  const [, id] = /^@jyoti\/ui\/([\w/-]+)$/.exec(importPath) ?? [];
  return id !== undefined && hasStyles(join(kit, id, 'index.ts')) ? [`${importPath}.css`] : [];
}

const pascalCase = (id: string) =>
  id.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The first sentence of a docstring, on one line. */
const firstSentence = (doc: string) =>
  (/^[\s\S]*?[.:](?=\s|$)/.exec(doc.split(/\n\s*\n|\n@/)[0] ?? '')?.[0] ?? doc)
    .replaceAll(/\s+/g, ' ')
    .replace(/:$/, '.');

function read(id: string): ComponentDoc {
  const index = fileOf(id, 'index.ts');
  const subpath = subpathOf(id);
  const things = [...exportsOf(index).values()];
  const named = (kind: ExportedThing['kind']) =>
    things.filter((thing) => thing.kind === kind).map(({ name }) => name);
  const components = named('component').toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const main =
    things.find(({ name }) => name === pascalCase(id)) ??
    things.find(({ name }) => name === components[0]);
  const others = [...named('function'), ...named('constant')];
  const [server, client] = [serverSampled(), clientSampled()];
  const names = components.length > 0 ? components : others.slice(0, 3);
  const sheet = sheetOf(`@jyoti/ui/${subpath}`)
    .map((path) => `import '${path}';\n`)
    .join('');
  return {
    id,
    components,
    others,
    sentence: firstSentence(main?.doc ?? things[0]?.doc ?? ''),
    clientOnly: components.filter(
      (name) => client.has(`${subpath}/${name}`) && !server.has(`${subpath}/${name}`),
    ),
    imports: `${sheet}import { ${names.join(', ')} } from '@jyoti/ui/${subpath}';`,
  };
}

const known = new Map<string, ComponentDoc>();

/** The documentation of one folder of the kit. */
export function componentDoc(id: string): ComponentDoc {
  const doc = known.get(id) ?? read(id);
  known.set(id, doc);
  return doc;
}

/** Folders of the kit, each a subpath. */
export const componentIds = (): string[] =>
  filesOfKit('index.ts')
    .map((index) => basename(dirname(index)))
    .toSorted();
