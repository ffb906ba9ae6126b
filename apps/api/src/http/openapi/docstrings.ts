import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The fields of an object literal in the source of the contract, with their docstrings. */
interface Literal {
  indent: number;
  keys: Set<string>;
  docs: Map<string, string>;
  /** The constants that are spread into it. */
  spread: string[];
}

const field = /^\s+(?:'([\w-]+)'|(\w+))(?::|,$)/;
const spread = /^\s+\.\.\.(\w+)(?:\.entries)?,$/;
const constant = /^(?:export )?const (\w+)/;
const describedConstant = /\/\*\*((?:[^*]|\*(?!\/))*)\*\/\n(?:export )?const (\w+)/g;

/** The text of a docstring on one line. */
function worded(comment: string): string {
  return comment
    .replace(/^\s*\/\*\*|\*\/\s*$/g, '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function constantsOf(source: string): Map<string, string> {
  const found = source.matchAll(describedConstant);
  return new Map([...found].map(([, comment = '', name = '']) => [name, worded(comment)]));
}

/**
 * Docstrings of the contract's schemas and their fields. The API description repeats them, so that they are
 * written only once, in the source. The server runs from source, which is therefore available; in a compiled
 * deployment there are none.
 */
export class Docstrings {
  readonly #literals: Literal[] = [];
  readonly #constants: ReadonlyMap<string, string>;
  /** The outermost object literal of a constant. */
  readonly #literalOf = new Map<string, Literal>();

  #byKey: Map<string, { keys: ReadonlySet<string>; doc: string }[]> | undefined;

  constructor(sources: readonly string[]) {
    const own = sources.map(constantsOf);
    this.#constants = new Map(own.flatMap((constants) => [...constants]));
    for (const [index, source] of sources.entries()) {
      this.#read(source, new Map([...this.#constants, ...(own[index] ?? [])]));
    }
  }

  static ofContract(): Docstrings {
    const folder = dirname(createRequire(import.meta.url).resolve('@jyoti/contract'));
    const files = readdirSync(folder).filter((name) => /(?<!\.test|\.d)\.ts$/.test(name));
    return new Docstrings(files.map((name) => readFileSync(join(folder, name), 'utf8')));
  }

  /** The docstring of an exported schema. */
  ofConstant(name: string): string | undefined {
    return this.#constants.get(name);
  }

  /** The docstring of a field. Fields of the same name are distinguished by their siblings. */
  ofField(key: string, siblings: ReadonlySet<string>): string | undefined {
    return this.#docsByField()
      .get(key)
      ?.find(({ keys }) => keys.isSubsetOf(siblings))?.doc;
  }

  /** The docstrings of fields by name, from the literals with the most fields first. */
  #docsByField() {
    if (this.#byKey) return this.#byKey;
    const byKey = new Map<string, { keys: ReadonlySet<string>; doc: string }[]>();
    for (const literal of this.#literals) {
      const keys = this.#allKeys(literal);
      for (const [key, doc] of literal.docs) {
        byKey.set(key, [...(byKey.get(key) ?? []), { keys, doc }]);
      }
    }
    for (const docs of byKey.values()) docs.sort((a, b) => b.keys.size - a.keys.size);
    return (this.#byKey = byKey);
  }

  #allKeys({ keys, spread: names }: Literal): ReadonlySet<string> {
    return names.reduce<ReadonlySet<string>>((all, name) => {
      const inner = this.#literalOf.get(name);
      return inner ? all.union(this.#allKeys(inner)) : all;
    }, keys);
  }

  #read(source: string, constants: ReadonlyMap<string, string>): void {
    const open: Literal[] = [];
    let name = '';
    let before = '';
    let comment: string | null = null;
    for (const line of source.split('\n')) {
      if (comment !== null || /^\s*\/\*\*/.test(line)) {
        comment = `${comment ?? ''}${line}\n`;
        if (!line.includes('*/')) continue;
        before = worded(comment);
        comment = null;
        continue;
      }
      const indent = line.search(/\S/);
      if (indent === -1) continue;
      while ((open.at(-1)?.indent ?? -1) > indent) open.pop();
      if (indent === 0) name = constant.exec(line)?.[1] ?? '';
      // The field `time: birthTimeField` has the docstring of the constant.
      const named = constants.get(/\b\w+Field\b/.exec(line)?.[0] ?? '');
      this.#readField(line, { indent, open, name, doc: before || (named ?? '') });
      before = '';
    }
  }

  #readField(
    line: string,
    { indent, open, name, doc }: { indent: number; open: Literal[]; name: string; doc: string },
  ): void {
    const match = field.exec(line);
    const key = match?.[1] ?? match?.[2];
    const spreads = spread.exec(line)?.[1];
    if (key === undefined && spreads === undefined) return;
    let literal = open.at(-1);
    if (literal?.indent !== indent) {
      literal = { indent, keys: new Set(), docs: new Map(), spread: [] };
      if (open.length === 0 && name && !this.#literalOf.has(name))
        this.#literalOf.set(name, literal);
      open.push(literal);
      this.#literals.push(literal);
    }
    if (spreads !== undefined) literal.spread.push(spreads);
    if (key === undefined) return;
    literal.keys.add(key);
    if (doc) literal.docs.set(key, doc);
  }
}
