import * as contract from '@jyoti/contract';
import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
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
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  contentMediaType?: string;
}

/** The path of named schemas in an OpenAPI document. */
export const componentPath = '#/components/schemas/';

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
  readonly #definitions: Record<string, GenericSchema> = {};
  readonly #config: ConversionConfig = {
    target: 'draft-2020-12',
    // A rule that JSON Schema cannot express, such as that a date exists, is described by its message.
    errorMode: 'ignore',
    overrideRef: ({ referenceId }) => `${componentPath}${referenceId}`,
    overrideAction: ({ valibotAction, jsonSchema }) => {
      const own = jsonSchemaOf(valibotAction);
      if (!own) return jsonSchema;
      // The converter copies the metadata as it is.
      const { jsonSchema: _metadata, ...rest } = jsonSchema as { jsonSchema?: unknown };
      return { ...rest, ...own };
    },
    // Listed values say their type themselves.
    overrideSchema: ({ jsonSchema }) => {
      const { type: _type, ...rest } = jsonSchema as JsonSchema;
      return (rest.enum ?? rest.const) === undefined ? jsonSchema : (rest as object);
    },
  };
  /** Every named schema, by name. */
  readonly named: Record<string, JsonSchema>;

  constructor() {
    for (const [exported, schema] of Object.entries(contract)) {
      if (!exported.endsWith('Schema')) continue;
      this.#definitions[componentName(exported)] = this.#plain.of(
        schema as unknown as GenericSchema,
      );
    }
    this.named = toJsonSchemaDefs(
      this.#definitions as Record<string, never>,
      this.#config,
    ) as Record<string, JsonSchema>;
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
}
