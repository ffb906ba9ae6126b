import { componentPath, type JsonSchema } from './json-schema.ts';

type Json = Record<string, unknown>;

/** Minimum length of a schema that is worth a reference, characters of JSON. */
const worthSharing = 60;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Whether a value is a schema, rather than the list of properties of one, and its text is long. */
function isLong(value: Json): boolean {
  const isSchema =
    typeof value['type'] === 'string' ||
    Array.isArray(value['anyOf']) ||
    Array.isArray(value['enum']);
  return isSchema && JSON.stringify(value).length > worthSharing;
}

/** Writes "this type or null" as a list of two types. */
function withNullType(value: Json): Json {
  const [one, other, ...more] = (value['anyOf'] ?? []) as JsonSchema[];
  const isShort = other?.type === 'null' && more.length === 0 && typeof one?.type === 'string';
  return isShort ? { ...one, type: [one.type, 'null'] } : value;
}

/** `planet_details` becomes `PlanetDetails`. */
function pascal(key: string): string {
  return key.replace(/(?:^|[^a-zA-Z\d]+)(\w?)/g, (_part, letter: string) => letter.toUpperCase());
}

/**
 * Replaces schemas that occur several times, such as that of a graha, by references to named ones; a name is that of
 * the first property that has it.
 */
export class RepeatedSchemas {
  readonly #count = new Map<string, number>();
  readonly #nameOf = new Map<string, string>();
  readonly named: Record<string, JsonSchema>;

  constructor(named: Record<string, JsonSchema>, others: unknown) {
    this.named = { ...named };
    this.#countIn([named, others]);
    for (const [name, schema] of Object.entries(named)) {
      this.named[name] = this.#within(schema, name) as JsonSchema;
    }
  }

  #countIn(value: unknown): void {
    if (!isObject(value)) return;
    if (isLong(value)) {
      const text = JSON.stringify(value);
      const before = this.#count.get(text) ?? 0;
      this.#count.set(text, before + 1);
      // What is inside is counted once for each copy that stays.
      if (before > 0) return;
    }
    for (const inner of Object.values(value)) this.#countIn(inner);
  }

  /** A copy with references. @param key the property that has the value */
  in(value: unknown, key: string): unknown {
    if (!isObject(value) || !isLong(value)) return this.#within(value, key);
    const text = JSON.stringify(value);
    if ((this.#count.get(text) ?? 0) < 2) return this.#within(value, key);
    let name = this.#nameOf.get(text);
    if (name === undefined) {
      name = this.#free(pascal(/^\d*$|^(items|schema)$/.test(key) ? 'Part' : key));
      this.#nameOf.set(text, name);
      this.named[name] = {};
      this.named[name] = this.#within(value, name) as JsonSchema;
    }
    return { $ref: `${componentPath}${name}` };
  }

  #within(value: unknown, key: string): unknown {
    if (Array.isArray(value)) return value.map((each) => this.in(each, key));
    if (!isObject(value)) return value;
    const nameless = ['items', 'schema', 'properties', 'anyOf', 'additionalProperties'];
    return Object.fromEntries(
      Object.entries(withNullType(value)).map(([inner, each]) => {
        if (inner === 'example') return [inner, each];
        return [inner, this.in(each, nameless.includes(inner) ? key : inner)];
      }),
    );
  }

  #free(name: string): string {
    let free = name;
    for (let number = 2; free in this.named; number += 1) free = `${name}${number}`;
    return free;
  }
}
