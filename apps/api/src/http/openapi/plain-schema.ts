import * as v from 'valibot';

/** The properties of a valibot schema that are used here. */
interface Parts {
  type: string;
  pipe?: readonly (Parts & { kind: string })[];
  wrapped?: v.GenericSchema;
  entries?: Record<string, v.GenericSchema>;
  options?: v.GenericSchema[];
  item?: v.GenericSchema;
  key?: string;
  value?: v.GenericSchema;
}

const numeric = new Set(['integer', 'min_value', 'max_value']);
const textual = new Set(['non_empty', 'min_length', 'max_length', 'regex']);

function flat(pipe: NonNullable<Parts['pipe']>): NonNullable<Parts['pipe']> {
  return pipe.flatMap((part) => (part.pipe ? flat(part.pipe) : [part]));
}

/** Of a union such as `number | text` or `text | null`, the option that the following checks apply to. */
function meant(base: v.GenericSchema, actions: readonly Parts[]): v.GenericSchema {
  if (base.type !== 'union') return base;
  const alternatives = (base as unknown as Parts).options ?? [];
  const expected = actions.some(({ type }) => numeric.has(type))
    ? 'number'
    : actions.some(({ type }) => textual.has(type)) && 'string';
  return alternatives.find(({ type }) => type === expected) ?? base;
}

function isOptional({ type }: v.GenericSchema): boolean {
  return type === 'optional' || type === 'nullish' || type === 'exact_optional';
}

/**
 * Converts schemas to what a client must send: transformations between checks (trimming text, parsing
 * numbers) are removed and all checks are kept. A field is required if its absence is rejected, even if the
 * schema has a default for it. The same schema always gives the same result.
 */
export class PlainSchemas {
  readonly #known = new Map<v.GenericSchema, v.GenericSchema>();

  of(schema: v.GenericSchema): v.GenericSchema {
    const known = this.#known.get(schema);
    if (known) return known;
    const plain = this.#plain(schema);
    this.#known.set(schema, plain);
    return plain;
  }

  #plain(schema: v.GenericSchema): v.GenericSchema {
    const { pipe, wrapped, entries, options, item } = schema as unknown as Parts;
    if (pipe) return this.#plainPipe(flat(pipe));
    if (isOptional(schema) && wrapped) return this.of(wrapped);
    if (schema.type === 'nullable' && wrapped) return v.nullable(this.of(wrapped));
    if (entries) {
      const plain = Object.fromEntries(
        Object.entries(entries).map(([key, entry]) => [key, this.#entry(entry)]),
      );
      return schema.type === 'strict_object' ? v.strictObject(plain) : v.object(plain);
    }
    if (schema.type === 'variant' || schema.type === 'union') {
      return v.union((options ?? []).map((option) => this.of(option)));
    }
    if (schema.type === 'array' && item) return v.array(this.of(item));
    return schema;
  }

  #plainPipe(parts: NonNullable<Parts['pipe']>): v.GenericSchema {
    const base = parts.findLast(({ kind }) => kind === 'schema') as unknown as v.GenericSchema;
    const actions = parts.filter(({ kind }) => kind === 'validation' || kind === 'metadata');
    const plain = this.of(meant(base, actions));
    if (actions.length === 0) return plain;
    return v.pipe(plain, ...(actions as unknown as v.GenericPipeAction[])) as v.GenericSchema;
  }

  #entry(entry: v.GenericSchema): v.GenericSchema {
    const absent = v.safeParse(entry, undefined);
    const plain = this.of(entry);
    if (!absent.success) return plain;
    const fallback = absent.output as unknown;
    // Omits an empty default.
    return fallback === undefined || fallback === null || fallback === ''
      ? v.optional(plain)
      : v.optional(plain, fallback);
  }
}
