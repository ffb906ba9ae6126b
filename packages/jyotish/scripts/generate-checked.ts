// Writes `src/checked`: every public function with a description of its parameters, read from its types by the compiler, so
// that `check.ts` can refuse a wrong value before the function runs. With `--check` it only compares.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'oxfmt';
import style from '../../../.oxfmtrc.json' with { type: 'json' };
import {
  API,
  SignatureKind,
  SymbolFlags,
  TypeFlags,
  type Checker,
  type Signature,
  type Symbol,
  type Type,
} from 'typescript/unstable/sync';

const root = join(import.meta.dirname, '..');
const source = join(root, 'src');
const project = join(root, 'tsconfig.json');
const HEADER =
  '// Written from the types by `packages/jyotish/scripts/generate-checked.ts`; not edited by hand.\n';

/** Inputs that people write by hand: an unknown field in them is a mistake. Options are recognised by having no required field. */
const WRITTEN_BY_HAND = ['Birth', 'MuhurtaQuery', 'NumerologyInput'];
/** Types of the language that say nothing about what they hold. */
const UNNAMED = ['Omit', 'Partial', 'Pick', 'Readonly', 'Record', 'Required'];
/** Longer lists of texts are checked by the functions themselves. */
const MOST_CHOICES = 12;

class Shapes {
  readonly #checker: Checker;
  /** The code of each named description, by the id of its type. */
  readonly #names = new Map<number, string>();
  /** Types that are inputs of some function. */
  readonly inputs = new Set<number>();
  readonly constants: [name: string, code: string][] = [];

  constructor(checker: Checker) {
    this.#checker = checker;
  }

  of(type: Type): string {
    if (type.isTypeParameter()) {
      const constraint = this.#checker.getBaseConstraintOfType(type);
      return constraint && constraint.id !== type.id ? this.of(constraint) : `'any'`;
    }
    if (type.flags & (TypeFlags.Any | TypeFlags.Unknown)) return `'any'`;
    if (type.flags & (TypeFlags.Number | TypeFlags.NumberLiteral) && !type.isLiteralType())
      return `'number'`;
    if (type.flags & TypeFlags.String && !type.isLiteralType()) return `'string'`;
    if (type.isUnionType()) return this.#union(type.getTypes());
    if (type.isLiteralType()) return this.#choices([type]);
    if (type.flags & TypeFlags.Null) return `[null]`;
    if (type.flags & TypeFlags.Boolean) return `'boolean'`;
    if (type.flags & TypeFlags.TemplateLiteral) return `'string'`;
    if (this.#checker.getSignaturesOfType(type, SignatureKind.Call).length > 0) return `'function'`;
    return this.#object(type);
  }

  #union(members: readonly Type[]): string {
    const given = members.filter((member) => (member.flags & TypeFlags.Undefined) === 0);
    const primitives = given.filter(
      (member) => member.isLiteralType() || member.flags & TypeFlags.Null,
    );
    const others = given.filter((member) => !primitives.includes(member));
    if (others.length === 0) return this.#choices(primitives);
    const objects = others.filter(
      (member) => !(member.flags & (TypeFlags.Number | TypeFlags.String)),
    );
    const shapes = [
      ...(primitives.length > 0 ? [this.#choices(primitives)] : []),
      ...others.filter((member) => !objects.includes(member)).map((member) => this.of(member)),
      ...(objects.length > 0
        ? [objects.length === 1 ? this.of(objects[0]!) : this.#fields(objects)]
        : []),
    ];
    return shapes.length === 1 ? shapes[0]! : `{ either: [${shapes.join(', ')}] }`;
  }

  #choices(members: readonly Type[]): string {
    const values = members.map((member) =>
      member.flags & TypeFlags.Null ? null : (member as { value?: unknown }).value,
    ) as (string | number | boolean | null)[];
    const numbers = values.filter((value) => typeof value === 'number').toSorted((a, b) => a - b);
    const others = values.filter((value) => typeof value !== 'number');
    const [min = 0, max = 0] = [numbers[0], numbers.at(-1)];
    const run = numbers.length > 2 && max - min === numbers.length - 1;
    const isBoolean = others.includes(true) && others.includes(false);
    const listed = others.filter((value) => !(isBoolean && typeof value === 'boolean'));
    const tooMany = listed.length > MOST_CHOICES;
    const plain = [
      ...(run ? [] : numbers),
      ...(tooMany ? listed.filter((v) => v === null) : listed),
    ];
    const shapes = [
      ...(plain.length > 0 ? [JSON.stringify(plain)] : []),
      ...(tooMany ? [`'string'`] : []),
      ...(isBoolean ? [`'boolean'`] : []),
      ...(run ? [`{ from: ${min}, to: ${max} }`] : []),
    ];
    return shapes.length === 1 ? shapes[0]! : `{ either: [${shapes.join(', ')}] }`;
  }

  #object(type: Type): string {
    const known = this.#names.get(type.id);
    if (known !== undefined) return known;
    const name = (type.getAliasSymbol() ?? type.getSymbol())?.name ?? '';
    if (this.#checker.isArrayLikeType(type)) {
      const [element] = this.#checker.getTypeArguments(type as never);
      return `{ list: ${element ? this.of(element) : `'any'`} }`;
    }
    if (['Map', 'ReadonlyMap', 'Set', 'ReadonlySet', 'Iterable'].includes(name)) return `'object'`;
    return this.#fields([type], name);
  }

  /** The fields of an object, or of a union of objects, where a field is required if each of them has it. */
  #fields(types: readonly Type[], name = ''): string {
    const key =
      types.length === 1 ? types[0]!.id : -types.reduce((sum, type) => sum * 7919 + type.id, 0);
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const named = /^[A-Za-z]\w*$/.test(name) && !UNNAMED.includes(name) ? name : '';
    // Recursion ends here: an object within itself is any object.
    this.#names.set(key, `'object'`);
    const properties = new Map<string, Symbol[]>();
    for (const type of types) {
      for (const property of this.#checker.getPropertiesOfType(type)) {
        properties.set(property.name, [...(properties.get(property.name) ?? []), property]);
      }
    }
    const [index] = types.flatMap((type) => this.#checker.getIndexInfosOfType(type));
    const fields = [...properties].map(([field, symbols]) => {
      const optional =
        symbols.length < types.length ||
        symbols.some((symbol) => symbol.flags & SymbolFlags.Optional);
      const all = symbols.map((symbol) => this.#checker.getTypeOfSymbol(symbol)!);
      const shapes = [...new Set(all.map((type) => this.of(type)))];
      const shape = shapes.length === 1 ? shapes[0]! : `{ either: [${shapes.join(', ')}] }`;
      return { field: optional || this.#mayBeUndefined(all) ? `${field}?` : field, shape };
    });
    const isOptions =
      types.length === 1 && fields.length > 0 && fields.every(({ field }) => field.endsWith('?'));
    const isExact =
      isOptions || WRITTEN_BY_HAND.some((one) => name === one || this.#zonedName(types) === one);
    const same =
      fields.length > 2 && new Set(fields.map(({ shape }) => shape)).size === 1 && !isExact;
    const code =
      fields.length === 0 && index
        ? `{ each: ${this.of(index.valueType)} }`
        : same && fields.every(({ field }) => !field.endsWith('?'))
          ? `{ each: ${fields[0]!.shape}, keys: ${JSON.stringify(fields.map(({ field }) => field))} }`
          : `{ fields: { ${fields.map(({ field, shape }) => `${JSON.stringify(field)}: ${shape}`).join(', ')} }${
              isOptions ? `, as: 'setting'` : isExact ? `, as: 'input'` : ''
            } }`;
    const constant = this.#constant(
      named || this.#zonedName(types) || (isOptions ? 'Options' : ''),
      code,
    );
    this.#names.set(key, constant);
    return constant;
  }

  /** The name of an input that `Zoned` made a union. */
  #zonedName(types: readonly Type[]): string {
    return types.length > 1 ? (types[0]!.getSymbol()?.name ?? '') : '';
  }

  #mayBeUndefined(types: readonly Type[]): boolean {
    return types.some(
      (type) =>
        type.flags & TypeFlags.Undefined ||
        (type.isUnionType() &&
          type.getTypes().some((member) => member.flags & TypeFlags.Undefined)),
    );
  }

  #constant(name: string, code: string): string {
    const same = this.constants.find(([, other]) => other === code);
    if (same) return `shape.${same[0]}`;
    const base = name === '' || name === '__type' || name === '__object' ? 'Input' : name;
    const taken = (one: string) => this.constants.some(([other]) => other === one);
    let unique = base;
    for (let count = 2; taken(unique); count += 1) unique = `${base}${count}`;
    this.constants.push([unique, code]);
    return `shape.${unique}`;
  }
}

/** What the syntax of a parameter tells and its type does not. */
interface WrittenParameter {
  readonly name: { readonly text?: string };
  readonly questionToken?: unknown;
  readonly initializer?: unknown;
  readonly dotDotDotToken?: unknown;
}

function parametersOf(checker: Checker, signature: Signature, shapes: Shapes): string | null {
  const node = signature.declaration?.resolve() as unknown as { parameters: WrittenParameter[] };
  const parameters = [...node.parameters].map((written, index) => {
    const type = checker.getParameterType(signature, index)!;
    const typeName = (type.getAliasSymbol() ?? type.getSymbol())?.name ?? '';
    const ofType = /^[A-Z]\w*$/.test(typeName) && !UNNAMED.includes(typeName);
    const name =
      written.name.text ??
      (ofType ? typeName.charAt(0).toLowerCase() + typeName.slice(1) : 'input');
    const mark = written.questionToken || written.initializer ? '?' : '';
    const text = `${written.dotDotDotToken ? '...' : ''}${name}${mark}`;
    shapes.inputs.add(type.id);
    return `[${JSON.stringify(text)}, ${shapes.of(type)}]`;
  });
  return parameters.length === 0 ? null : `[${parameters.join(', ')}]`;
}

function generate(): Map<string, string> {
  const api = new API({ cwd: root });
  try {
    const { checker, program } = api
      .updateSnapshot({ openProjects: [project] })
      .getProject(project)!;
    const shapes = new Shapes(checker);
    const files = new Map<string, string>();
    const modules: {
      index: string;
      plain: string[];
      functions: { name: string; parameters: string; result: Type }[];
    }[] = [];
    const folders = globSync('*/index.ts', { cwd: source }).toSorted();
    for (const index of folders) {
      const file = program.getSourceFile(join(source, index))!;
      const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(file)!);
      const plain: string[] = [];
      const functions: { name: string; parameters: string; result: Type }[] = [];
      for (const found of exported.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
        const symbol = found.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
        if ((symbol.flags & SymbolFlags.Value) === 0) continue;
        const type = checker.getTypeOfSymbol(symbol)!;
        const [signature] = checker.getSignaturesOfType(type, SignatureKind.Call);
        const parameters = signature ? parametersOf(checker, signature, shapes) : null;
        if (parameters === null) plain.push(found.name);
        else
          functions.push({
            name: found.name,
            parameters,
            result: checker.getReturnTypeOfSignature(signature!)!,
          });
      }
      modules.push({ index, plain, functions });
    }
    for (const { index, plain, functions } of modules) {
      files.set(
        `${dirname(index)}.generated.ts`,
        [
          HEADER,
          ...(functions.length > 0
            ? [
                `import * as inner from '../${index}';`,
                `import { checked } from './check.ts';`,
                ...(functions.some(({ parameters }) => parameters.includes('shape.'))
                  ? [`import * as shape from './shapes.generated.ts';`]
                  : []),
              ]
            : []),
          ...(plain.length > 0 ? [`export { ${plain.join(', ')} } from '../${index}';`] : []),
          ...functions.map(
            ({ name, parameters, result }) =>
              `export const ${name} = /* @__PURE__ */ checked(inner.${name}, ${parameters}${shapes.inputs.has(result.id) && result.isObjectType() ? ', true' : ''});`,
          ),
        ].join('\n'),
      );
    }
    files.set(
      'index.generated.ts',
      [
        HEADER,
        `export * from '../error.ts';`,
        ...[
          ...readFileSync(join(source, 'index.ts'), 'utf8').matchAll(/'\.\/([\w-]+)\/index\.ts'/g),
        ].map(([, folder]) => `export * from './${folder}.generated.ts';`),
      ].join('\n'),
    );
    files.set(
      'shapes.generated.ts',
      [
        HEADER,
        `import type { Shape } from './check.ts';`,
        ...shapes.constants.map(
          ([name, code]) =>
            `export const ${name} = ${code.replaceAll('shape.', '')} as const satisfies Shape;`,
        ),
      ].join('\n'),
    );
    return files;
  } finally {
    api.close();
  }
}

const isCheck = process.argv.includes('--check');
const target = join(source, 'checked');
for (const [name, code] of generate()) {
  const path = join(target, name);
  const { code: text } = await format(name, code, style);
  if (!isCheck) writeFileSync(path, text);
  else if (text !== readFileSync(path, 'utf8')) {
    console.error(
      `${name} differs from the types: run node packages/jyotish/scripts/generate-checked.ts.`,
    );
    process.exitCode = 1;
  }
}
