// What the guide of a component states of it without anybody writing it down: the tokens in its styles, and where the site
// uses it.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseSync, Visitor, type VisitorObject } from 'rolldown/utils';
import { sitePages } from '../../packages/contract/src/site-pages.ts';
import { componentIds, fileOf, filesOfKit, kit } from './component-docs.ts';
import type { Facts } from '../../.storybook/blocks/catalogue.ts';
import { releasedVersions } from './read-changes.ts';
import { partsOf } from './read-examples.ts';
import { kitProps, type ComponentProps } from './read-props.ts';

const root = join(import.meta.dirname, '../..');
const site = join(root, 'apps/web/src');

/** Names of tokens by their group: `{ space: ['x2', 'x4'] }`. */
export type Tokens = Readonly<Record<string, readonly string[]>>;

export interface Uses {
  /** Paths of the site's pages whose own code imports it; `*` is the frame of all pages. */
  readonly pages: readonly string[];
  /** Folders of the components that are made with it. */
  readonly components: readonly string[];
}

const parts = new Map<string, ReturnType<typeof partsOf>>();

function partsIn(file: string): ReturnType<typeof partsOf> {
  const found = parts.get(file) ?? partsOf(file, readFileSync(file, 'utf8'));
  parts.set(file, found);
  return found;
}

const texts = new Map<string, string>();

/** The code of the styles of a folder of the kit, with what it uses of the shared ones. */
function stylesOf(id: string): string {
  const before = texts.get(id);
  if (before !== undefined) return before;
  const taken: string[] = [];
  const seen = new Set<string>();
  /** Follows what a module declares under the names, everything without them. */
  const follow = (file: string, names?: ReadonlySet<string>) => {
    const isStyle = file.endsWith('.css.ts') || file.includes('/shared/');
    const { declared, imports } = partsIn(file);
    const code = readFileSync(file, 'utf8');
    const used = new Set<string>();
    const take = (part: (typeof declared)[number]) => {
      if (seen.has(`${file} ${part.start}`)) return;
      seen.add(`${file} ${part.start}`);
      for (const name of part.uses) used.add(name);
      if (isStyle) taken.push(code.slice(part.start, part.end));
      for (const other of declared)
        if (other.names.some((name) => part.uses.has(name))) take(other);
    };
    for (const part of declared)
      if (!names || part.names.some((name) => names.has(name))) take(part);
    for (const { path, names: imported } of imports) {
      const target = join(dirname(file), path);
      if (!path.startsWith('.') || !(isStyle || path.endsWith('.css.ts')) || !existsSync(target))
        continue;
      const wanted = [...imported].filter(([local]) => !names || used.has(local));
      if (wanted.some(([, text]) => text.startsWith('* as'))) follow(target);
      else if (wanted.length > 0)
        follow(target, new Set(wanted.map(([, text]) => text.split(' as ')[0]!)));
    }
  };
  for (const file of globSync('*.{ts,tsx}', { cwd: dirname(fileOf(id, 'index.ts')) }))
    if (!/\.(?:test|stories)\.tsx?$|^index\.ts$/.test(file)) follow(fileOf(id, file));
  const text = taken.join('\n');
  texts.set(id, text);
  return text;
}

/** The tokens in the styles of a folder of the kit, those of the shared styles that it uses included. */
export function tokensOf(id: string): Tokens {
  const names = [...stylesOf(id).matchAll(/\bvars\.(\w+)\.(\w+)/g)];
  const groups = Map.groupBy(names, ([, group = '']) => group);
  return Object.fromEntries(
    [...groups].map(([group, used]) => [
      group,
      [...new Set(used.map(([, , name = '']) => name))].toSorted(),
    ]),
  );
}

const IMPORT = /^(?:import|export)(?! type)[^;]*?from '([^']+)'|\bimport\('([^']+)'\)/gm;

const importsIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, fixed, late]) => fixed ?? late ?? '');

const FOLDER_OF_KIT = /^@jyoti\/ui\/(?:recipes\/)?([\w-]+)$/;

/** Folders of the kit that a module of the site imports, with the modules that it imports. */
function kitBelow(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return new Set();
  seen.add(file);
  return new Set(
    importsIn(file).flatMap((path) => {
      const [, id] = FOLDER_OF_KIT.exec(path) ?? [];
      if (id !== undefined) return [id];
      return path.startsWith('.') ? [...kitBelow(join(dirname(file), path), seen)] : [];
    }),
  );
}

let known: ReadonlyMap<string, Uses> | undefined;

/** Where each folder of the kit is used, by its name. */
export function uses(): ReadonlyMap<string, Uses> {
  if (known) return known;
  const frame = kitBelow(join(site, 'app/layout/root.tsx'));
  const routes = new Map(
    globSync('features/**/*.route.ts', { cwd: site }).map((file) => [
      basename(file, '.route.ts'),
      kitBelow(join(site, file)),
    ]),
  );
  const ofKit = filesOfKit('*.tsx')
    .filter((file) => !/\.(?:test|stories)\.tsx$/.test(file))
    .flatMap((file) =>
      importsIn(join(kit, file)).map((path): [string, string] => [
        basename(dirname(file)),
        basename(dirname(join(kit, dirname(file), path))),
      ]),
    );
  known = new Map(
    componentIds().map((id) => [
      id,
      {
        pages: [
          ...(frame.has(id) ? ['*'] : []),
          ...sitePages.filter(({ name }) => routes.get(name)?.has(id)).map(({ path }) => path),
        ],
        components: [
          ...new Set(
            ofKit.filter(([user, used]) => used === id && user !== id).map(([user]) => user),
          ),
        ],
      },
    ]),
  );
  return known;
}

/** True if a page of the site shows a component, alone or as a part of another one. */
export function isOnAPage(id: string, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const { pages = [], components = [] } = uses().get(id) ?? {};
  return pages.length > 0 || components.some((user) => isOnAPage(user, seen));
}

/** What a person has to say of each folder of the kit: the version that it came with, and the day of the last review. */
const recorded = JSON.parse(
  readFileSync(join(root, '.storybook/components.json'), 'utf8'),
) as Readonly<Record<'since' | 'reviewed', Readonly<Record<string, string>>>>;

/** What the status of a component is computed from. */
export function factsOf(id: string): Facts {
  const [since = '', reviewed] = [recorded.since[id], recorded.reviewed[id]];
  return {
    since,
    isReleased: releasedVersions().includes(since),
    isOnAPage: isOnAPage(id),
    missingStates: missingStates(id, kitProps()[id] ?? []),
    ...(reviewed !== undefined && { reviewed }),
  };
}

/** Ready once it is used, complete, looked at and released. */
export const statusOf = ({
  isReleased,
  isOnAPage: isUsed,
  missingStates: missing,
  reviewed,
}: Facts) =>
  isReleased && isUsed && missing.length === 0 && reviewed !== undefined ? 'ready' : 'new';

type Node = Parameters<Extract<VisitorObject['CallExpression'], Function>>[0]['arguments'][number];

const keysOf = (node: Node | undefined): string[] =>
  node?.type !== 'ObjectExpression'
    ? []
    : node.properties.flatMap((property) => {
        if (property.type !== 'Property') return [];
        const { key } = property;
        if (key.type === 'Identifier') return [key.name];
        return key.type === 'Literal' ? [String(key.value)] : [];
      });

/** The states on the sheets of a file of stories: those of their data, and those that a drawing sets. */
function statesIn(file: string, code: string): Set<string> {
  const found = [...code.matchAll(/data-shown="(\w+)"/g)].map(([, state = '']) => state);
  // A drawing shows it at rest.
  if (code.includes('customSheet(')) found.push('rest');
  new Visitor({
    CallExpression({ callee, arguments: [, data] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'stateSheet') return;
      if (data?.type !== 'ObjectExpression') return;
      for (const property of data.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        const { key, value } = property;
        if (key.name === 'samples') found.push(...keysOf(value));
        if (key.name !== 'states' || value.type !== 'ArrayExpression') continue;
        for (const one of value.elements)
          found.push(...(one?.type === 'Literal' ? [String(one.value)] : keysOf(one ?? undefined)));
      }
    },
  }).visit(parseSync(file, code).program);
  return new Set(found.flatMap((caption) => caption.split(/, | and /)));
}

const STATES = ['disabled', 'loading', 'error', 'readOnly'];
const CONTROL = /^HTML(?:Button|Input|Select|TextArea)Element$/;

/**
 * What the sheet of an interactive component lacks: one whose own styles react to the pointer, or whose element is a control. It
 * has to show rest, hover and focus, pressed if its styles have that, every state that is a prop, and each of its variants.
 * @param components the props of the folder's components, the one that it is named for among them
 * @returns nothing for a component that is not interactive
 */
export function missingStates(id: string, components: readonly ComponentProps[]): string[] {
  const folder = dirname(fileOf(id, 'index.ts'));
  const isControl = components.some(({ element = '' }) => CONTROL.test(element));
  const reacts = globSync('*.css.ts', { cwd: folder }).some((file) =>
    readFileSync(join(folder, file), 'utf8').includes(':hover'),
  );
  const styles = stylesOf(id);
  if (!(reacts || isControl) || !/:hover\b/.test(styles)) return [];
  const file = fileOf(id, `${id}.stories.tsx`);
  const code = readFileSync(file, 'utf8');
  const shown = statesIn(file, code);
  const props = components.flatMap(({ props: own }) => own);
  const states = [
    'rest',
    'hover',
    'focus',
    ...(/:active\b/.test(styles) ? ['pressed'] : []),
    ...STATES.filter((state) => props.some(({ name }) => name === state)),
    ...(isControl && /disabled/i.test(styles) ? ['disabled'] : []),
  ];
  const variant = components
    .find(({ name }) => name.toLowerCase() === id.replaceAll('-', ''))
    ?.props.find(({ name }) => name === 'variant');
  const variants = variant?.options?.filter((one) => one !== variant.default) ?? [];
  return [
    ...new Set(states.filter((state) => !shown.has(state))),
    ...variants.filter((one) => !code.replaceAll("'", '"').includes(one)),
  ];
}
