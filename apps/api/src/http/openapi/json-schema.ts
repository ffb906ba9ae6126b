import * as contract from '@jyoti/contract';
import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { Docstrings } from './docstrings.ts';
import { PlainSchemas } from './plain-schema.ts';

/** The part of JSON Schema 2020-12 that the contract needs. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  deprecated?: boolean;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  contentMediaType?: string;
  /** The messages of validation errors, in English. */
  'x-error-messages'?: string[];
}

/** The path of named schemas in an OpenAPI document. */
export const componentPath = '#/components/schemas/';

/** The English message of a check that has its own. */
function sentenceOf(action: object): string | null {
  const message = (action as { message?: unknown }).message;
  const text: unknown =
    typeof message === 'function'
      ? (message as (issue: object) => unknown)({ lang: 'en', input: '' })
      : message;
  return typeof text === 'string' ? text : null;
}

/** Limits that a check states in its metadata, because JSON Schema has no such check. */
function jsonSchemaOf(action: object): object | undefined {
  const { metadata } = action as { metadata?: { jsonSchema?: object } };
  return metadata?.jsonSchema;
}

/** The name of an exported schema: `kundliRequestSchema` becomes `KundliRequest`. */
function componentName(exported: string): string {
  const name = exported.replace(/Schema$/, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Converts schemas of the contract to JSON Schema; exported ones are named and referenced. */
export class JsonSchemas {
  readonly #plain = new PlainSchemas();
  readonly #docs: Docstrings;
  readonly #definitions: Record<string, GenericSchema> = {};
  readonly #config: ConversionConfig;
  /** Every named schema, by name. */
  readonly named: Record<string, JsonSchema>;

  constructor(docs = Docstrings.ofContract()) {
    this.#docs = docs;
    const described: Record<string, string | undefined> = {};
    for (const [exported, schema] of Object.entries(contract)) {
      if (!exported.endsWith('Schema')) continue;
      const name = componentName(exported);
      this.#definitions[name] = this.#plain.of(schema as unknown as GenericSchema);
      described[name] = docs.ofConstant(exported);
    }
    this.#config = {
      target: 'draft-2020-12',
      // A rule that JSON Schema cannot express, such as that a date exists, is described by its message.
      errorMode: 'ignore',
      overrideRef: ({ referenceId }) => `${componentPath}${referenceId}`,
      overrideAction: ({ valibotAction, jsonSchema }) => {
        const own = jsonSchemaOf(valibotAction);
        if (own) {
          // The converter copies the metadata as it is.
          const { jsonSchema: _metadata, ...rest } = jsonSchema as { jsonSchema?: unknown };
          return { ...rest, ...own };
        }
        const sentence = sentenceOf(valibotAction);
        if (sentence === null) return jsonSchema;
        const messages = (jsonSchema as JsonSchema)['x-error-messages'] ?? [];
        return { ...jsonSchema, 'x-error-messages': [...new Set([...messages, sentence])] };
      },
      overrideSchema: ({ jsonSchema }) => this.#withDocstrings(jsonSchema as JsonSchema) as object,
    };
    const named = toJsonSchemaDefs(this.#definitions as Record<string, never>, this.#config);
    this.named = Object.fromEntries(
      Object.entries(named as Record<string, JsonSchema>).map(([name, schema]) => {
        const description = described[name];
        return [name, description === undefined ? schema : { ...schema, description }];
      }),
    );
  }

  of(schema: GenericSchema): JsonSchema {
    const plain = this.#plain.of(schema);
    const name = Object.keys(this.#definitions).find((key) => this.#definitions[key] === plain);
    if (name !== undefined) return { $ref: `${componentPath}${name}` };
    const {
      $schema: _dialect,
      $defs: _defs,
      ...converted
    } = toJsonSchema(plain as never, {
      ...this.#config,
      definitions: this.#definitions as Record<string, never>,
    });
    return converted as JsonSchema;
  }

  /** Resolves a reference; returns any other schema unchanged. */
  resolved(schema: JsonSchema): JsonSchema {
    const name = schema.$ref?.slice(componentPath.length);
    return (name === undefined ? undefined : this.named[name]) ?? schema;
  }

  #withDocstrings(schema: JsonSchema): JsonSchema {
    const { properties } = schema;
    if (!properties) return schema;
    const siblings = new Set(Object.keys(properties));
    return {
      ...schema,
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, value]) => {
          const description = this.#docs.ofField(key, siblings);
          return [key, description === undefined ? value : { description, ...value }];
        }),
      ),
    };
  }
}
