// The types of the calls as they are published: plain interfaces, printed from the OpenAPI document. What TypeScript
// infers from the schemas is the same, but takes a client's compiler seconds.
import { callList } from '../../packages/contract/src/calls/index.ts';
import { OpenApiDocument, templatePath } from '../../apps/api/src/http/openapi/document.ts';
import { componentPath, type JsonSchema } from '../../apps/api/src/http/openapi/json-schema.ts';

interface Media {
  schema?: JsonSchema;
}
interface Operation {
  parameters: { $ref?: string; name: string; in: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

const json = 'application/json';

function union(types: readonly string[]): string {
  return [...new Set(types)].join(' | ');
}

/** A member of an object type. */
function member(name: string, type: string, isRequired: boolean, description?: string): string {
  const comment = description === undefined ? '' : `/** ${description.replaceAll('*/', '')} */ `;
  return `${comment}${JSON.stringify(name)}${isRequired ? '' : '?'}: ${type};`;
}

/** The TypeScript type of a schema. */
function typeOf(schema: JsonSchema): string {
  const { $ref, type, properties, required = [], items, additionalProperties: rest } = schema;
  if ($ref !== undefined) return $ref.slice(componentPath.length);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const some = schema.anyOf ?? schema.oneOf;
  if (some) return union(some.map(typeOf));
  if (schema.contentMediaType !== undefined) return 'Blob | null';
  if (Array.isArray(type)) {
    return union(type.map((each: string) => typeOf({ ...schema, type: each })));
  }
  if (type === 'array') return items ? `Array<${typeOf(items)}>` : 'unknown[]';
  if (properties && Object.keys(properties).length > 0) {
    const members = Object.entries(properties).map(([name, each]) =>
      member(name, typeOf(each), required.includes(name), each.description),
    );
    return `{ ${members.join(' ')} }`;
  }
  if (type === 'object')
    return `Record<string, ${typeof rest === 'object' ? typeOf(rest) : 'unknown'}>`;
  if (type === 'integer') return 'number';
  return type ?? 'unknown';
}

/** The members `path`, `query`, `headers`, `body` and `form` of a request. */
function requestOf({ parameters, requestBody }: Operation): string {
  const places = { path: 'path', query: 'query', header: 'headers' } as const;
  const parts = Object.entries(places).flatMap(([place, name]) => {
    const own = parameters.filter((parameter) => parameter.in === place);
    if (own.length === 0) return [];
    const members = own.map((parameter) => {
      const type = typeOf(parameter.schema);
      const given = type === 'string' && place !== 'header' ? 'string | number' : type;
      const isRequired = parameter.required === true;
      return member(parameter.name, isRequired ? given : `${given} | null`, isRequired);
    });
    return [
      member(
        name,
        `{ ${members.join(' ')} }`,
        own.some(({ required }) => required === true),
      ),
    ];
  });
  const content = requestBody?.content ?? {};
  const { [json]: body, 'multipart/form-data': form } = content;
  return `{ ${[
    ...parts,
    ...(body?.schema ? [member('body', typeOf(body.schema), true)] : []),
    ...(form?.schema ? [member('form', formOf(form.schema), true)] : []),
  ].join(' ')} }`;
}

/** The fields of a form; those that are sent as `birthData[place]` are members of `birthData`. */
function formOf({ properties = {}, required = [] }: JsonSchema): string {
  const nested = new Map<string, string[]>();
  for (const [name, schema] of Object.entries(properties)) {
    const [outer = '', inner] = name.replace(']', '').split('[');
    const own = member(inner ?? outer, typeOf(schema), required.includes(name));
    nested.set(inner === undefined ? '' : outer, [
      ...(nested.get(inner === undefined ? '' : outer) ?? []),
      own,
    ]);
  }
  const members = [...nested].flatMap(([outer, own]) =>
    outer === '' ? own : [member(outer, `{ ${own.join(' ')} }`, false)],
  );
  return `{ ${members.join(' ')} }`;
}

/** What the client returns: the content of `data`, or the whole body without it. */
function responseOf({ responses }: Operation, named: Document['components']['schemas']): string {
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const [[type, media] = []] = Object.entries(success?.content ?? {});
  if (type === undefined) return 'void';
  if (type !== json || !media?.schema) return 'string';
  const name = media.schema.$ref?.slice(componentPath.length);
  const schema = (name === undefined ? undefined : named[name]) ?? media.schema;
  return typeOf(schema.properties?.['data'] ?? schema);
}

/** The declarations that replace `src/calls/types.ts` in the published package. */
export function plainCalls(): string {
  const server = new URL('https://jyoti.example');
  const { paths, components } = new OpenApiDocument().render(server) as unknown as Document;
  const calls = callList.map(({ key, path, method, cache }) => {
    const operation = paths[templatePath(path)]?.[method];
    if (!operation) throw new Error(`${key} is not described.`);
    const types = `request: ${requestOf(operation)}; response: ${responseOf(operation, components.schemas)}`;
    return `  ${JSON.stringify(key)}: { ${types}; cache: ${cache?.public === true && cache.seconds === 60} };`;
  });
  const named = Object.entries(components.schemas).map(
    ([name, schema]) => `type ${name} = ${typeOf(schema)};`,
  );
  return `${named.join('\n')}
interface Api {
${calls.join('\n')}
}
/** A call by method and path: \`GET /api/bookings/:id\`. */
export type CallKey = keyof Api;
/** The calls with the same response for everyone, which may be shown to anybody. */
export type PublicKey = { [Key in CallKey]: Api[Key]['cache'] extends true ? Key : never }[CallKey];
/** What a client sends. */
export type RequestOf<Key extends CallKey> = Api[Key]['request'];
/** What the body of a success has, in or without its envelope \`data\`; text for other media types than JSON. */
export type ResponseOf<Key extends CallKey> = Api[Key]['response'];
`;
}
