import { errorBodySchema } from '@jyoti/contract';
import type { GenericSchema } from 'valibot';
import { callGroups, limitsOf, errorResponsesOf, unchangedOf, type Call } from './call.ts';
import { budgetText } from '../limits/request-costs.ts';
import { componentPath, type JsonSchema, type JsonSchemas } from './json-schema.ts';

type Json = Record<string, unknown>;

/** Media types of request bodies. */
const json = 'application/json';
const multipart = 'multipart/form-data';

/** Converts `/api/bookings/:id` to the path format of OpenAPI. */
export function templatePath(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

/** An example in a query is text; it is shown in the type of its parameter. */
function exampleOf({ type }: JsonSchema, example: unknown): unknown {
  return type === 'number' || type === 'integer' ? Number(example) : example;
}

/** The fields of a form under their names in the request: `birthData[place]`. */
export function formFields(schema: JsonSchema, schemas: JsonSchemas): JsonSchema {
  const { properties = {}, required = [], ...rest } = schemas.resolved(schema);
  const flat: JsonSchema = { ...rest, properties: {}, required: [] };
  for (const [key, value] of Object.entries(properties)) {
    const inner = schemas.resolved(value);
    const nested = inner.properties
      ? Object.entries(inner.properties).map(([name, field]) => ({
          name: `${key}[${name}]`,
          field,
          needed: required.includes(key) && (inner.required ?? []).includes(name),
        }))
      : [{ name: key, field: value, needed: required.includes(key) }];
    for (const { name, field, needed } of nested) {
      flat.properties![name] = field;
      if (needed) flat.required!.push(name);
    }
  }
  return flat;
}

/** One OpenAPI 3.1 document for the calls, with the named schemas that they refer to. */
export class OpenApiDocument {
  readonly #schemas: JsonSchemas;
  readonly #calls: readonly Call[];

  constructor(calls: readonly Call[], schemas: JsonSchemas) {
    this.#calls = calls;
    this.#schemas = schemas;
  }

  /** @param server the public URL of the site */
  render(server: URL): Json {
    const paths: Record<string, Json> = {};
    for (const call of this.#calls) {
      const path = (paths[templatePath(call.path)] ??= {});
      path[call.method] = this.#operation(call);
    }
    return {
      openapi: '3.1.1',
      jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
      info: {
        title: 'Jyoti',
        version: '1',
        description: `Births, almanacs, matching and readings, and the accounts and ceremonies of the site. ${budgetText()}`,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: server.origin }],
      tags: callGroups.map((name) => ({ name })),
      paths,
      components: {
        schemas: this.#reached(paths),
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      },
    };
  }

  #operation(call: Call): Json {
    const notes = [call.description, ...limitsOf(call)];
    const description = notes.filter(Boolean).join(' ');
    const body = this.#requestBody(call);
    return {
      operationId: call.id,
      tags: [call.group],
      summary: call.summary,
      ...(description ? { description } : {}),
      parameters: this.#parameters(call),
      ...(body ? { requestBody: body } : {}),
      responses: this.#responses(call),
      ...(call.who !== 'anyone' || call.bearer !== undefined ? { security: [{ bearer: [] }] } : {}),
    };
  }

  #parameters(call: Call): Json[] {
    const path = Object.entries(call.params ?? {}).map(([name, part]) => ({
      name,
      in: 'path',
      required: true,
      description: part.description,
      schema: { type: 'string', ...(part.options ? { enum: part.options } : {}) },
      example: part.example,
    }));
    const language = call.path.startsWith('/api/')
      ? [
          {
            name: 'lang',
            in: 'query',
            description: 'The language of sentences; it goes before the header `Accept-Language`.',
            schema: { type: 'string', enum: ['en', 'hi'], default: 'en' },
          },
        ]
      : [];
    return [
      ...path,
      ...this.#named(call.query, 'query', call.example?.query),
      ...this.#named(call.headers, 'header', {}),
      ...language,
    ];
  }

  #named(schema: GenericSchema | undefined, where: string, example: Json = {}): Json[] {
    if (!schema) return [];
    const { properties = {}, required = [] } = this.#schemas.resolved(this.#schemas.of(schema));
    return Object.entries(properties).map(([name, { description, ...value }]) => ({
      name,
      in: where,
      required: required.includes(name),
      ...(description === undefined ? {} : { description }),
      schema: value,
      ...(name in example ? { example: exampleOf(value, example[name]) } : {}),
    }));
  }

  #requestBody(call: Call): Json | null {
    const { body, form, file, example } = call;
    if (body) {
      const media = { schema: this.#schemas.of(body), example: example?.body };
      return { required: true, content: { [json]: media } };
    }
    if (!form) return null;
    const fields = formFields(this.#schemas.of(form), this.#schemas);
    if (file) {
      fields.properties![file.name] = {
        description: file.description,
        type: 'string',
        contentMediaType: file.types.join(', '),
      };
    }
    return { required: true, content: { [multipart]: { schema: fields, example: example?.form } } };
  }

  #responses(call: Call): Json {
    const { status, description, schema, type } = call.success;
    const content = schema
      ? { content: { [json]: { schema: this.#schemas.of(schema) } } }
      : type !== undefined && { content: { [type]: {} } };
    const failure = { [json]: { schema: this.#schemas.of(errorBodySchema) } };
    const wait = {
      'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
    };
    const rateLimit = {
      'RateLimit-Policy': {
        description: 'The limit that was reached: its name, quota and window in seconds.',
        schema: { type: 'string', examples: ['"signUps";q=100;w=3600'] },
      },
      RateLimit: {
        description: 'What is left of it, and the seconds to wait.',
        schema: { type: 'string', examples: ['"signUps";r=0;t=900'] },
      },
    };
    const errorResponses = [...errorResponsesOf(call)].map(([errorStatus, why]) => [
      String(errorStatus),
      {
        description: why,
        ...(errorStatus === 429 ? { headers: { ...wait, ...rateLimit } } : {}),
        content: failure,
      },
    ]);
    const unchanged = unchangedOf(call);
    const unavailable = call.unavailable ?? 'The server is restarting or has too much to do.';
    return {
      [status]: { description, ...content },
      ...(unchanged === null ? {} : { 304: { description: unchanged } }),
      ...(Object.fromEntries(errorResponses) as Json),
      500: {
        description: 'A server error: the body has the id of the request.',
        content: failure,
      },
      503: { description: unavailable, headers: wait, content: failure },
    };
  }

  /** The named schemas that are referenced, directly or by one another. */
  #reached(from: unknown): Record<string, JsonSchema> {
    const reached: Record<string, JsonSchema> = {};
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, inner] of Object.entries(value)) {
        const name = key === '$ref' ? String(inner).slice(componentPath.length) : undefined;
        const schema = name === undefined ? undefined : this.#schemas.named[name];
        if (schema && name !== undefined && !(name in reached)) {
          reached[name] = schema;
          visit(schema);
        } else visit(inner);
      }
    };
    visit(from);
    return Object.fromEntries(Object.entries(reached).toSorted(([a], [b]) => a.localeCompare(b)));
  }
}
