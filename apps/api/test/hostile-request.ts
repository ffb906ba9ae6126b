import type { Call } from '@jyoti/contract/calls';
import fc from 'fast-check';
import { formFields } from '../src/http/openapi/document.ts';
import type { JsonSchema, JsonSchemas } from '../src/http/openapi/json-schema.ts';

/** Changes to a request that would otherwise succeed. */
export interface HostileRequest {
  /** The name of the call. */
  id: string;
  /** Replaces path parameters. */
  params: Record<string, string>;
  /** Replaces or adds query parameters; a string is used unencoded. */
  query: Record<string, unknown> | string;
  /** A JSON body: changes to the valid one, another value, or raw bytes. */
  body: { changes: Record<string, unknown> } | { whole: unknown } | { raw: string; type: string };
  /** Changes to the valid form. */
  form: Record<string, string>;
  file: 'none' | 'picture' | 'bytes' | 'svg';
  token: 'good' | 'none' | 'wrong' | 'other';
  headers: Record<string, string>;
}

/** Texts that often cause errors. */
const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff',
  '\u202e',
  '\ufeff',
  '\r\nX-Injected: 1',
  'NaN',
  '-0',
  'Infinity',
  '1e309',
  '0x1c',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '%00',
  '%',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '${7*7}',
  '{{7*7}}',
  '2023-02-29',
  '0000-00-00',
  '9999-12-31',
  '1800-01-01',
  '2200-12-31',
  '2100-13-01',
  '-1990-05-14',
  '24:00',
  '23:59:60',
  '00:00',
  'Asia/Kolkata',
  'Pacific/Apia',
  'Etc/GMT+12',
  '+14:59:59',
  '-14:00',
  'Asia/../Kolkata',
  'null',
  'undefined',
  '[object Object]',
  '१९९०-०५-१४',
  'आशा',
  '🙂'.repeat(50),
  'a\u0301'.repeat(200),
  'x'.repeat(5_000),
  'xn--',
  'a@b.c',
  'A@B.C\n',
  'true',
  '01',
];
const numbers = [
  0,
  -0,
  1,
  -1,
  0.1,
  90,
  -90,
  90.000001,
  180,
  -180,
  365.25,
  1e21,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
];

const hostileText = fc.oneof(
  fc.constantFrom(...texts),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(...numbers, true, false, null, [], {}, [[]], [null], { length: -1 }),
  fc
    .integer({ min: 1, max: 60 })
    .map((depth) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)),
  fc.constant(
    JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'),
  ),
  fc.array(hostileText, { maxLength: 4 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Valid values missing from the examples: other places, edges of the calendar, every option. */
const goodTexts: Record<string, readonly string[]> = {
  date: ['1800-01-01', '2000-02-29', '1943-05-14', '1918-10-27', '2025-12-31'],
  birthDate: ['1800-01-01', '2000-02-29', '1970-01-01'],
  time: ['00:00:00', '23:59:59', '12:00', '02:30:00'],
  timezone: ['Pacific/Apia', 'America/St_Johns', '+05:30', 'Antarctica/Troll', 'UTC'],
  email: ['ravi@example.in', 'nobody@example.in'],
  code: ['FIRST', 'first'],
};

/** Values that a schema accepts, as far as it can say. */
function goodValue(key: string, schema: JsonSchema, schemas: JsonSchemas): fc.Arbitrary<unknown> {
  const resolved = schemas.resolved(schema);
  if (resolved.enum) return fc.constantFrom(...resolved.enum);
  if (resolved.const !== undefined) return fc.constant(resolved.const);
  const some = resolved.anyOf?.map((one) => goodValue(key, one, schemas));
  if (some) return fc.oneof(...some);
  if (resolved.properties) return objectOf(resolved, schemas);
  if (resolved.items) return fc.array(goodValue(key, resolved.items, schemas), { maxLength: 5 });
  const { type, minimum = -1000, maximum = 1000 } = resolved;
  if (type === 'integer') return fc.integer({ min: minimum, max: maximum });
  if (type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  return fc.constantFrom(...(goodTexts[key] ?? ['Asha', 'Rao Iyer', 'आशा राव']));
}

/** An object of a schema: sometimes with an invalid value, an extra key, or a missing one. */
function objectOf({ properties = {}, required = [] }: JsonSchema, schemas: JsonSchemas) {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([key, field]) => [
      key,
      fc.oneof({ weight: 12, arbitrary: goodValue(key, field, schemas) }, hostileValue),
    ]),
  );
  return fc.record(fields, { requiredKeys: required.filter((key) => key in fields) });
}

/** Some of the fields of a schema, each replaced by a valid or a hostile value. */
function changesTo(
  schema: JsonSchema,
  schemas: JsonSchemas,
): fc.Arbitrary<Record<string, unknown>> {
  const resolved = schemas.resolved(schema);
  const fields = (resolved.anyOf ?? [resolved]).flatMap((one) =>
    Object.entries(schemas.resolved(one).properties ?? {}),
  );
  if (fields.length === 0) return fc.constant({});
  const change = fc
    .constantFrom(...fields)
    .chain(([key, field]) =>
      fc.tuple(
        fc.oneof({ weight: 8, arbitrary: fc.constant(key) }, fc.constantFrom('__proto__', 'more')),
        fc.oneof(goodValue(key, field, schemas), hostileValue),
      ),
    );
  return fc.array(change, { maxLength: 3 }).map((changes) => Object.fromEntries(changes));
}

const rawBody = fc.record({
  raw: fc.oneof(
    fc.constantFrom(
      '',
      '{',
      '[]',
      'null',
      '"text"',
      '{"a":1}}',
      '\ufeff{}',
      '{"__proto__":{"a":1}}',
    ),
    fc.integer({ min: 1, max: 40_000 }).map((depth) => '['.repeat(depth)),
    fc
      .integer({ min: 1, max: 20_000 })
      .map((depth) => `{"birth":${'['.repeat(depth)}${']'.repeat(depth)}}`),
    fc.integer({ min: 1, max: 12_000 }).map((many) => `{"sections":[${'0,'.repeat(many)}0]}`),
    fc.string({ unit: 'binary', maxLength: 300 }),
  ),
  type: fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'application/json; charset=nothing',
    'text/plain',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    '',
  ),
});

const header = fc
  .string({ unit: 'binary-ascii', maxLength: 80 })
  .map((text) => text.replace(/[^\x20-\x7e]/g, '~'));

/** Requests to one call: mostly almost valid, so that they reach its handler, and some far from it. */
export function hostileRequests(call: Call, schemas: JsonSchemas): fc.Arbitrary<HostileRequest> {
  const json = call.body && schemas.of(call.body);
  const query = call.query && schemas.of(call.query);
  const form = call.form && formFields(schemas.of(call.form), schemas);
  const names = Object.keys(call.params ?? {});
  const part = fc.oneof(
    hostileText,
    ...Object.values(call.params ?? {}).map(({ example, options }) =>
      fc.constantFrom(example, ...(options ?? [])),
    ),
  );
  const whole = json ? goodValue('', json, schemas) : fc.constant({});
  return fc.record({
    id: fc.constant(call.id),
    params: fc.oneof(
      { weight: 3, arbitrary: fc.constant({}) },
      fc.record(Object.fromEntries(names.map((name) => [name, part]))),
    ),
    query: fc.oneof(
      { weight: 8, arbitrary: query ? changesTo(query, schemas) : fc.constant({}) },
      fc.constantFrom(
        'lang=hi',
        'lang=hi&lang=en',
        'q[]=a&q[a]=b',
        '%',
        'a=%00&%ff=%',
        'page=1&page=2',
      ),
    ),
    body: fc.oneof(
      {
        weight: 6,
        arbitrary: (json ? changesTo(json, schemas) : fc.constant({})).map((changes) => ({
          changes,
        })),
      },
      { weight: 3, arbitrary: whole.map((value) => ({ whole: value })) },
      hostileValue.map((value) => ({ whole: value })),
      rawBody,
    ),
    form: fc.dictionary(
      form
        ? fc.constantFrom(...Object.keys(form.properties ?? {}), 'birthData[__proto__]', 'a[b][c]')
        : fc.constant('a'),
      fc.oneof(hostileText, fc.constantFrom(...Object.values(goodTexts).flat())),
      { maxKeys: 3 },
    ),
    file: fc.oneof(
      { weight: 6, arbitrary: fc.constant('none' as const) },
      fc.constantFrom('picture' as const, 'bytes' as const, 'svg' as const),
    ),
    token: fc.oneof(
      { weight: 10, arbitrary: fc.constant('good' as const) },
      fc.constantFrom('none' as const, 'wrong' as const, 'other' as const),
    ),
    headers: fc.oneof(
      { weight: 5, arbitrary: fc.constant({}) },
      fc.record(
        {
          'Accept-Language': header,
          'X-Request-Id': header,
          'Idempotency-Key': header,
          'X-Forwarded-For': header,
          'If-None-Match': header,
          Origin: header,
        },
        { requiredKeys: [] },
      ),
    ),
  });
}
