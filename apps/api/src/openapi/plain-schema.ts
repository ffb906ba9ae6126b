import * as v from 'valibot';

/** As much of a valibot schema of any kind as is looked at here. */
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

/** Of `number | text` followed by limits of numbers, or `text | null` followed by limits of text, the one that is meant. */
function meant(base: v.GenericSchema, actions: readonly Parts[]): v.GenericSchema {
  if (base.type !== 'union') return base;
  const alternatives = (base as unknown as Parts).options ?? [];
  const wanted = actions.some(({ type }) => numeric.has(type))
    ? 'number'
    : actions.some(({ type }) => textual.has(type)) && 'string';
  return alternatives.find(({ type }) => type === wanted) ?? base;
}

function isOptional({ type }: v.GenericSchema): boolean {
  return type === 'optional' || type === 'nullish' || type === 'exact_optional';
}

/**
 * Schemas for the sender of a value: what the program does between its checks (tidying
 * text, reading numbers from text) left out, all checks kept, and required what is refused when absent,
 * whatever replaces it inside. The same schema gives the same plain one every time.
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
    // An empty default is left out.
    return fallback === undefined || fallback === null || fallback === ''
      ? v.optional(plain)
      : v.optional(plain, fallback);
  }
}
