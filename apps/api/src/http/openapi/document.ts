import type { GenericSchema } from 'valibot';
import { callGroups, callList, type Call } from '@jyoti/contract/calls';
import { budgetText } from '../limits/budget-sizes.ts';
import { limitsOf, errorResponsesOf, unchangedOf } from './call.ts';
import { conventions } from './conventions.en.ts';
import { componentPath, JsonSchemas, type JsonSchema } from './json-schema.ts';
import { RepeatedSchemas } from './share-repeated.ts';

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

const failure = { [json]: { schema: { $ref: `${componentPath}ErrorBody` } } };

/** The response that any call may have. */
const anyTime =
  '503 if the server is restarting or has too much to do, with `Retry-After`; 500 for a server error: the body has the id of the request.';

/** What several responses share. */
const shared = {
  headers: {
    'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
    'RateLimit-Policy': {
      description: 'The limit that was reached: its name, quota and window in seconds.',
      schema: { type: 'string', examples: ['"signUps";q=100;w=3600'] },
    },
    RateLimit: {
      description: 'What is left of it, and the seconds to wait.',
      schema: { type: 'string', examples: ['"signUps";r=0;t=900'] },
    },
  },
  parameters: {
    lang: {
      name: 'lang',
      in: 'query',
      description: 'The language of sentences; it goes before the header `Accept-Language`.',
      schema: { type: 'string', enum: ['en', 'hi'], default: 'en' },
    },
  },
  securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
};

/** One OpenAPI 3.1 document for the calls. */
export class OpenApiDocument {
  readonly #schemas = new JsonSchemas();
  /** Error responses by name; those of the same status and reason have one. */
  readonly #sharedResponses: Record<string, Json> = {};

  /** @param server the public URL of the site */
  render(server: URL): Json {
    const paths: Record<string, Json> = {};
    for (const call of callList) {
      (paths[templatePath(call.path)] ??= {})[call.method] = this.#operation(call);
    }
    const repeated = new RepeatedSchemas(this.#schemas.named, paths);
    const shorter = repeated.in(paths, '') as Json;
    return {
      openapi: '3.1.1',
      info: {
        title: 'Jyoti API',
        version: '1',
        description: `${conventions}\n\n${budgetText()}`,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: server.origin }],
      security: [{ bearer: [] }],
      tags: callGroups.map((name) => ({ name })),
      paths: shorter,
      components: {
        ...shared,
        responses: this.#sharedResponses,
        schemas: reached([shorter, this.#sharedResponses], repeated.named),
      },
    };
  }

  #operation(call: Call): Json {
    const description = [call.description, ...limitsOf(call)].filter(Boolean).join(' ');
    const body = this.#requestBody(call);
    return {
      operationId: call.id,
      tags: [call.group],
      summary: call.summary,
      ...(description ? { description } : {}),
      parameters: this.#parameters(call),
      ...(body ? { requestBody: body } : {}),
      responses: this.#responses(call),
      ...(call.who === 'anyone' && call.bearer === undefined ? { security: [] } : {}),
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
    const hasLanguage = call.path.startsWith('/api/');
    return [
      ...path,
      ...this.#named(call.query, 'query', call.example?.query),
      ...this.#named(call.headers, 'header', {}),
      ...(hasLanguage ? [{ $ref: '#/components/parameters/lang' }] : []),
    ];
  }

  #named(schema: GenericSchema | undefined, where: string, example: Json = {}): Json[] {
    if (!schema) return [];
    const { properties = {}, required = [] } = this.#schemas.resolved(this.#schemas.of(schema));
    return Object.entries(properties).map(([name, { description, ...value }]) => ({
      name,
      in: where,
      ...(required.includes(name) ? { required: true } : {}),
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
    const errorResponses = [...errorResponsesOf(call)].map(([errorStatus, why]) => [
      errorStatus,
      this.#sharedResponse(errorStatus, why),
    ]);
    const unchanged = unchangedOf(call);
    return {
      [status]: { description, ...content },
      ...(unchanged === null ? {} : { 304: this.#sharedResponse(304, unchanged) }),
      ...(Object.fromEntries(errorResponses) as Json),
      ...(call.unavailable === undefined
        ? {}
        : { 503: this.#sharedResponse(503, call.unavailable) }),
      default: this.#sharedResponse('default', anyTime),
    };
  }

  /** A reference to the response with a status and a reason. */
  #sharedResponse(status: number | 'default', description: string): Json {
    const limits = status === 429 ? ['RateLimit-Policy', 'RateLimit'] : [];
    const headers = [429, 503, 'default'].includes(status) && ['Retry-After', ...limits];
    const refs = headers && headers.map((name) => [name, { $ref: `#/components/headers/${name}` }]);
    const response: Json = {
      description,
      ...(refs && { headers: Object.fromEntries(refs) as Json }),
      ...(status === 304 ? {} : { content: failure }),
    };
    const alike = Object.keys(this.#sharedResponses).filter((name) => name.startsWith(`${status}`));
    const known = alike.find(
      (name) => this.#sharedResponses[name]?.['description'] === description,
    );
    const name = known ?? [status, ...(alike.length > 0 ? [alike.length + 1] : [])].join('_');
    this.#sharedResponses[name] = response;
    return { $ref: `#/components/responses/${name}` };
  }
}

/** The named schemas that are referenced, directly or by one another. */
function reached(
  from: unknown,
  named: Readonly<Record<string, JsonSchema>>,
): Record<string, JsonSchema> {
  const found: Record<string, JsonSchema> = {};
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const name = key === '$ref' ? String(inner).slice(componentPath.length) : '';
      const schema = named[name];
      if (schema && !(name in found)) {
        found[name] = schema;
        visit(schema);
      } else visit(inner);
    }
  };
  visit(from);
  return Object.fromEntries(Object.entries(found).toSorted(([a], [b]) => a.localeCompare(b)));
}
