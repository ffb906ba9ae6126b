// One word for one idea: compares the props on the API pages of the kit with its vocabulary,
// `packages/ui/docs/vocabulary.md`.
import { parseSync } from 'rolldown/utils';

/** A prop, or a key of a data type, as an API page shows it. */
export interface Prop {
  /** The interface that declares it. */
  readonly owner: string;
  readonly name: string;
  /** Its type as TypeScript; `method` if it is declared as a method. */
  readonly type: string;
}

/** What the pages declare. */
export interface Declared {
  readonly props: readonly Prop[];
  /** Type aliases by name. */
  readonly aliases: ReadonlyMap<string, string>;
}

/** What `vocabulary.md` says. */
export interface Vocabulary {
  /** By word: the types that it may have. */
  readonly words: ReadonlyMap<string, readonly string[]>;
  /** By rejected word: the word to use instead. */
  readonly forbidden: ReadonlyMap<string, string>;
  /** Words that name several ideas, each listed with its reason. */
  readonly several: ReadonlySet<string>;
  /** State props without a default value, as `AlertDialogProps.open`, each listed with its reason. */
  readonly controlledOnly: ReadonlySet<string>;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

function parsed(code: string): readonly Node[] {
  const { program, errors } = parseSync('page.ts', code) as unknown as {
    program: { body: Node[] };
    errors: readonly unknown[];
  };
  if (errors.length > 0) throw new SyntaxError(`This is no TypeScript: ${code}`);
  return program.body;
}

/** Interfaces of functions and messages, which are not props or data of a component. */
const NO_PROPS = /(?:Words|Messages|Actions|State|Result)$/;

/** The props of every interface, and the aliases, in the code blocks of some API pages. */
export function declaredIn(pages: readonly string[]): Declared {
  const props = new Map<string, Prop>();
  const aliases = new Map<string, string>();
  for (const page of pages)
    for (const [, code = ''] of page.matchAll(/^```ts\n((?:interface|type) [\s\S]*?)^```$/gm)) {
      const [node] = parsed(code);
      const owner = (node?.id as { name: string } | undefined)?.name;
      if (!node || owner === undefined) continue;
      if (node.type === 'TSTypeAliasDeclaration') {
        const { start, end } = node.typeAnnotation as Node;
        aliases.set(owner, code.slice(start, end));
        continue;
      }
      if (NO_PROPS.test(owner)) continue;
      for (const member of (node.body as { body: Node[] }).body) {
        const key = member.key as { name?: string; value?: unknown } | undefined;
        if (!key) continue;
        const type = (member.typeAnnotation as Node | undefined)?.typeAnnotation as
          | Node
          | undefined;
        const name = key.name ?? String(key.value);
        // The same interface may be on several pages.
        props.set(`${owner}.${name}`, {
          owner,
          name,
          type: type ? code.slice(type.start, type.end).replaceAll(/\s+/g, ' ') : 'method',
        });
      }
    }
  return { props: [...props.values()], aliases };
}

const CODE = /`([^`]+)`/g;
const codesOf = (cell: string) => [...cell.matchAll(CODE)].map(([, code = '']) => code);

/**
 * The tables of the vocabulary: words that have a type; under "Several ideas" words that have more than one; under
 * "Controlled only" states without a default value.
 */
export function vocabularyOf(page: string): Vocabulary {
  const words = new Map<string, string[]>();
  const forbidden = new Map<string, string>();
  const section = (title: string) =>
    page.split(/^## /m).find((text) => text.startsWith(`${title}\n`)) ?? '';
  const lists = ['Several ideas', 'Controlled only'].map(section);
  const tables = page.split(/^## /m).filter((text) => !lists.includes(text));
  const rowsOf = (text: string) =>
    [...text.matchAll(/^\|(.*)\|$/gm)].map(([, row = '']) =>
      row.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|')),
    );
  for (const [word = '', type = '', , not = ''] of rowsOf(tables.join('\n')))
    for (const name of codesOf(word)) {
      words.set(name, [...(words.get(name) ?? []), ...codesOf(type)]);
      for (const other of codesOf(not)) forbidden.set(other, name);
    }
  const [several, controlledOnly] = lists.map(
    (text) => new Set(rowsOf(text).flatMap(([word = '']) => codesOf(word))),
  );
  return { words, forbidden, several: several!, controlledOnly: controlledOnly! };
}

/** What a type consists of: literals and names of kinds; `any` if the page does not show it. */
function atomsOf(type: string, { props, aliases }: Declared): ReadonlySet<string> {
  const atoms = new Set<string>();
  const seen = new Set<string>();

  function readText(text: string) {
    if (text === 'method') atoms.add('function');
    else {
      const [alias] = parsed(`type T = ${text}`);
      read(alias?.typeAnnotation as Node, `type T = ${text}`);
    }
  }

  function readReference(name: string, node: Node, code: string) {
    const inner = ((node.typeArguments ?? node.typeParameters) as { params: Node[] } | undefined)
      ?.params;
    const alias = aliases.get(name);
    if (/^(?:NoInfer|Readonly|Exclude|Responsive)$/.test(name) && inner?.[0]) read(inner[0], code);
    else if (/^(?:ReactNode|ReactElement)$/.test(name)) atoms.add(name);
    else if (/^(?:Readonly)?Array$/.test(name)) atoms.add('list');
    else if (alias !== undefined && !seen.has(name)) {
      seen.add(name);
      readText(alias);
    } else if (name === 'Record' || props.some(({ owner }) => owner === name)) atoms.add('object');
    else atoms.add('any');
  }

  function read(node: Node, code: string) {
    switch (node.type) {
      case 'TSUnionType':
        for (const part of node.types as Node[]) read(part, code);
        break;
      case 'TSParenthesizedType':
      case 'TSTypeOperator':
        read(node.typeAnnotation as Node, code);
        break;
      case 'TSLiteralType': {
        const { start, end } = node.literal as Node;
        atoms.add(code.slice(start, end));
        break;
      }
      case 'TSStringKeyword':
        atoms.add('string');
        break;
      case 'TSNumberKeyword':
        atoms.add('number');
        break;
      case 'TSBooleanKeyword':
        atoms.add('boolean');
        break;
      case 'TSNullKeyword':
      case 'TSUndefinedKeyword':
        break;
      case 'TSArrayType':
      case 'TSTupleType':
        atoms.add('list');
        break;
      case 'TSFunctionType':
        atoms.add('function');
        break;
      case 'TSObjectKeyword':
      case 'TSTypeLiteral':
      case 'TSMappedType':
        atoms.add('object');
        break;
      case 'TSTypeReference': {
        const { start, end } = node.typeName as Node;
        readReference(code.slice(start, end), node, code);
        break;
      }
      case 'TSIndexedAccessType': {
        const text = code.slice(node.start, node.end);
        const [, owner, name] = /^(\w+)\['(\w+)'\]$/.exec(text) ?? [];
        const found = props.find((prop) => prop.owner === owner && prop.name === name);
        if (found) readText(found.type);
        else atoms.add('any');
        break;
      }
      default:
        atoms.add('any');
    }
  }

  readText(type);
  return atoms;
}

const isText = (atom: string) => /^['"`]/.test(atom);

/** The kinds of values that a prop takes. A node of React may be any of the first four. */
function kindsOf(atoms: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(
    [...atoms].flatMap((atom) => {
      if (atom === 'ReactNode') return ['text', 'number', 'boolean', 'list'];
      if (isText(atom) || atom === 'string') return ['text'];
      if (/^-?\d/.test(atom)) return ['number'];
      if (/^(?:true|false)$/.test(atom)) return ['boolean'];
      return [atom];
    }),
  );
}

/** Whether a type is one of the types that a word may have, or a subset of one. */
function fits(atoms: ReadonlySet<string>, allowed: ReadonlySet<string>): boolean {
  return [...atoms].every(
    (atom) =>
      atom === 'any' ||
      allowed.has('any') ||
      allowed.has(atom) ||
      (isText(atom) && allowed.has('string')) ||
      (/^-?\d/.test(atom) && allowed.has('number')) ||
      (allowed.has('ReactNode') && (atom === 'string' || isText(atom) || atom === 'ReactElement')),
  );
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const small = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** Problems with state props: each needs a value, a default value and a handler that receives the new value. */
function stateProblems({ props }: Declared, { words, controlledOnly }: Vocabulary): string[] {
  const has = new Set(props.map(({ owner, name }) => `${owner}.${name}`));
  const problems = props.flatMap(({ owner, name, type }) => {
    const [, changed = ''] = /^on([A-Z]\w*)Change$/.exec(name) ?? [];
    if (changed !== '') {
      const [, first = ''] = /^\(\s*(?:\w+\??:\s*)?([^,)]*)/.exec(type) ?? [];
      if (type !== 'never' && (first.trim() === '' || /Event\b/.test(first)))
        return [`${owner}.${name} does not take the value first: ${type}`];
      const value = `${owner}.${small(changed)}`;
      const mayBeUncontrolled = !has.has(value) || has.has(`${owner}.default${changed}`);
      return mayBeUncontrolled || controlledOnly.has(value)
        ? []
        : [`${value} has no default${changed}, and is not under "Controlled only"`];
    }
    const [, state = ''] = /^default([A-Z]\w*)$/.exec(name) ?? [];
    // Options of a script may set the initial state of a component.
    if (state === '' || words.has(name) || !owner.endsWith('Props')) return [];
    return [small(state), `on${state}Change`]
      .filter((other) => !has.has(`${owner}.${other}`))
      .map((other) => `${owner} has ${name}, but no ${other}`);
  });
  for (const value of controlledOnly) {
    const [owner = '', state = ''] = value.split('.');
    if (!has.has(value) || has.has(`${owner}.default${capital(state)}`))
      problems.push(`${value} is not controlled only: take it out of "Controlled only"`);
  }
  return problems;
}

/** Names that belong to React, or to the kit's own root element. */
const OF_REACT = new Set(['children', 'className', 'style', 'ref', 'id', 'as']);

/** All differences between the API pages and the vocabulary, one sentence each. */
export function vocabularyProblems(declared: Declared, vocabulary: Vocabulary): string[] {
  const problems = stateProblems(declared, vocabulary);
  const byName = Map.groupBy(declared.props, ({ name }) => name);
  const differing = new Set<string>();

  for (const [name, props] of byName) {
    if (OF_REACT.has(name)) continue;
    const instead = vocabulary.forbidden.get(name);
    if (instead !== undefined) {
      for (const { owner } of props) problems.push(`${owner}.${name}: use ${instead}`);
      continue;
    }
    const allowed = vocabulary.words.get(name)?.map((type) => atomsOf(type, declared));
    // If the vocabulary lists strings, another string is a mistake, even if CSS lengths or any text are allowed as well.
    const listed = new Set(allowed?.flatMap((one) => [...one].filter(isText)));
    const wrong = allowed
      ? props.filter(({ type }) => {
          const atoms = atomsOf(type, declared);
          const unknown =
            listed.size > 0 && [...atoms].some((one) => isText(one) && !listed.has(one));
          return unknown || !allowed.some((one) => fits(atoms, one));
        })
      : [];
    const kinds = props
      .map(({ type }) => kindsOf(atomsOf(type, declared)))
      .filter((each) => !each.has('any') && each.size > 0);
    const common = kinds.reduce((before, each) => before.intersection(each), kinds[0] ?? new Set());
    if (wrong.length > 0 || (!allowed && kinds.length > 0 && common.size === 0))
      differing.add(name);
    if (vocabulary.several.has(name)) continue;
    for (const { owner, type } of wrong)
      problems.push(`${owner}.${name} is ${type}, which the vocabulary does not know`);
    if (wrong.length === 0 && differing.has(name)) {
      const types = [...new Set(props.map(({ owner, type }) => `${owner}: ${type}`))];
      problems.push(`${name} has types that have nothing in common: ${types.join('; ')}`);
    }
  }

  for (const name of vocabulary.several)
    if (!differing.has(name))
      problems.push(`${name} names one idea only: take it out of "Several ideas"`);
  for (const name of vocabulary.words.keys())
    if (!byName.has(name)) problems.push(`${name} is in the vocabulary, and no component has it`);
  return problems;
}
