import type { JsonSchema, JsonSchemas } from './json-schema.ts';

/** A row of the table of a request or response. */
export interface FieldRow {
  /** `data.birth.place.name`; list entries are `rows[]`. */
  path: string;
  type: string;
  required: boolean;
  /** Limits, one phrase each. */
  limits: string[];
  description: string | null;
  /** The messages of validation errors. */
  messages: string[];
  /** Sibling fields with the same schema, which have no rows of their own. */
  alike: string[];
}

function choices(values: readonly unknown[]): string {
  return values.map((value) => `\`${value === '' ? '""' : String(value)}\``).join(' · ');
}

/** Limits of values without a unit: `at least 1`, `80 characters at most`. */
function limitsOf(schema: JsonSchema): string[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, format, pattern } = schema;
  const sole = schema['x-error-messages'] === undefined && schema.description === undefined;
  return [
    schema.deprecated === true && 'deprecated',
    minimum !== undefined && maximum !== undefined && `from ${minimum} to ${maximum}`,
    minimum !== undefined && maximum === undefined && `at least ${minimum}`,
    minimum === undefined && maximum !== undefined && `at most ${maximum}`,
    minLength !== undefined && minLength > 1 && `at least ${minLength} characters`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    minItems !== undefined && `at least ${minItems}`,
    maxItems !== undefined && `at most ${maxItems} entries`,
    format !== undefined && `a ${format}`,
    // If there is a sentence, the regular expression is left out.
    pattern !== undefined && sole && `\`${pattern}\``,
    schema.default !== undefined && `\`${JSON.stringify(schema.default)}\` unless given`,
  ].filter((limit) => limit !== false);
}

/** Flattens a schema into rows, nested fields included. */
export class FieldRows {
  readonly #schemas: JsonSchemas;

  constructor(schemas: JsonSchemas) {
    this.#schemas = schemas;
  }

  of(schema: JsonSchema): FieldRow[] {
    return this.#inside(this.#inner(schema), '');
  }

  /** The schema of the value itself: resolves references and removes `null`. */
  #inner(schema: JsonSchema): JsonSchema {
    const resolved = this.#schemas.resolved(schema);
    const some = this.#alternatives(resolved);
    return some.length === 1 ? this.#schemas.resolved(some[0]!) : resolved;
  }

  #alternatives(schema: JsonSchema): JsonSchema[] {
    return (schema.anyOf ?? []).filter(({ type }) => type !== 'null');
  }

  #inside(schema: JsonSchema, path: string): FieldRow[] {
    if (schema.items) return this.#inside(this.#inner(schema.items), `${path}[]`);
    if (schema.anyOf) {
      return this.#alternatives(schema).flatMap((one) => this.#inside(this.#inner(one), path));
    }
    const { properties = {}, required = [], additionalProperties } = schema;
    const rows = this.#grouped(properties).flatMap(([key, field, alike]) => {
      const own = path === '' ? key : `${path}.${key}`;
      const row = { ...this.#row(field, own), required: required.includes(key), alike };
      return [row, ...this.#inside(this.#inner(field), own)];
    });
    const others =
      typeof additionalProperties === 'object'
        ? this.#inside(this.#inner(additionalProperties), `${path}.*`)
        : [];
    return [...rows, ...others];
  }

  /** Groups siblings with the same fields, such as those of the grahas, into one entry. */
  #grouped(properties: Record<string, JsonSchema>): [string, JsonSchema, string[]][] {
    const groups: [string, JsonSchema, string[]][] = [];
    for (const [key, field] of Object.entries(properties)) {
      const last = groups.at(-1);
      const inner = this.#inner(field);
      const isDeep = inner.properties !== undefined || inner.items !== undefined;
      if (isDeep && last && JSON.stringify(last[1]) === JSON.stringify(field)) last[2].push(key);
      else groups.push([key, field, []]);
    }
    return groups;
  }

  #row(field: JsonSchema, path: string): Omit<FieldRow, 'required' | 'alike'> {
    const inner = this.#inner(field);
    return {
      path,
      type: this.#type(field),
      limits: [...new Set([...limitsOf(inner), ...(inner === field ? [] : limitsOf(field))])],
      description: field.description ?? (inner.description || null),
      messages: [
        ...new Set([...(inner['x-error-messages'] ?? []), ...(field['x-error-messages'] ?? [])]),
      ],
    };
  }

  #type(field: JsonSchema): string {
    if (field.$ref !== undefined) return this.#type(this.#schemas.resolved(field));
    if (field.enum) return choices(field.enum);
    if (field.const !== undefined) return choices([field.const]);
    if (field.anyOf) {
      return [...new Set(field.anyOf.map((one) => this.#type(one)))].join(' or ');
    }
    if (field.items) return `list of ${this.#type(field.items)}`;
    if (field.contentMediaType !== undefined) return 'file';
    return field.type ?? 'anything';
  }
}
