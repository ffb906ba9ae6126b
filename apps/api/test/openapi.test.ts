// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { calls } from '../src/http/openapi/calls.ts';
import { callGroups } from '../src/http/openapi/call.ts';
import { Docstrings } from '../src/http/openapi/docstrings.ts';
import { expectError, startApp } from './app.ts';
import { servedRoutes } from './served-routes.ts';

/** Pages and files of the site, which are not API calls. */
const pages = [
  'get /^\\//',
  'post /^\\//',
  'get /sitemap.xml',
  'get /robots.txt',
  'get /.well-known/security.txt',
  'get /api/docs/style.css',
];

interface Operation {
  operationId: string;
  parameters: {
    name: string;
    in: string;
    required?: boolean;
    schema: { type?: string };
    example?: unknown;
  }[];
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> };
  responses: Record<string, { description: string; content?: Record<string, { schema?: Schema }> }>;
  security?: object[];
}
interface Schema {
  $ref?: string;
  properties?: Record<string, Record<string, unknown>>;
  required?: string[];
}
interface Description {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** Cached: it is the same for every test here. */
let written: ReturnType<typeof describeOnce> | undefined;

function described() {
  return (written ??= describeOnce());
}

async function describeOnce() {
  const { api } = await startApp({ environment: { PUBLIC_URL: 'https://jyoti.example' } });
  const response = await api.get('/api/openapi.json');
  expect(response.status).toBe(200);
  return { api, response, document: response.body as Description };
}

describe('the call table', () => {
  test('has exactly the routes that are served', async () => {
    const { app, api } = await startApp({ environment: { METRICS_TOKEN: 'a-token-for-metrics' } });
    // Routes that calculate are loaded by the first request to them.
    await api.get('/api/nothing');
    const served = servedRoutes(app).filter((route) => !pages.includes(route));
    const documented = calls.map(({ method, path }) => `${method} ${path}`);
    expect(served.toSorted()).toEqual(documented.toSorted());
  });

  test('gives each call a unique name and a group', () => {
    expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
    for (const { group } of calls) expect(callGroups).toContain(group);
  });

  test('names every path parameter', () => {
    for (const { path, params = {} } of calls) {
      const parts = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect(Object.keys(params), path).toEqual(parts);
    }
  });
});

describe('/api/openapi.json', () => {
  test('is OpenAPI 3.1 and has every call', async () => {
    const { document, response } = await described();
    expect(response.type).toBe('application/json');
    expect(document.openapi).toMatch(/^3\.1\./);
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      calls.map(({ id }) => id).toSorted(),
    );
  });

  test('has no unresolved references and no unused components', async () => {
    const { document } = await described();
    const text = JSON.stringify(document);
    const referred = new Set(
      [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name),
    );
    expect([...referred].toSorted()).toEqual(Object.keys(document.components.schemas).toSorted());
  });

  test('limits of text are those of what is sent, and examples have the type of their parameter', async () => {
    const { document } = await described();
    const text = JSON.stringify(document);
    const form = document.paths['/api/users/register']?.['post']?.requestBody?.content;
    const { properties: fields = {} } = form?.['multipart/form-data']?.schema ?? {};
    expect(fields['password']).toMatchObject({ minLength: 8, maxLength: 128 });
    const mobile = new RegExp(String(fields['mobile']?.['pattern']), 'u');
    for (const accepted of ['+91 98765-43210', '9876543210']) expect(accepted).toMatch(mobile);
    for (const rejected of ['+44 98765 43210', '98765']) expect(rejected).not.toMatch(mobile);
    // The pages have the messages of errors.
    expect(text).not.toContain('"x-error-messages"');
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    const numbers = operations
      .flatMap(({ parameters }) => parameters)
      .filter(({ schema, example }) => schema.type === 'number' && example !== undefined);
    expect(numbers.length).toBeGreaterThan(10);
    for (const { name, example } of numbers) expect(example, name).toBeTypeOf('number');
  });

  test('describes fields with type, limits and whether they are required', async () => {
    const { document } = await described();
    const { schemas } = document.components;
    expect(schemas['Birth']?.required).toEqual(['name', 'date', 'time', 'place']);
    expect(schemas['BirthPlace']?.properties?.['latitude']).toMatchObject({
      type: 'number',
      minimum: -90,
      maximum: 90,
      description: 'Degrees, north positive.',
    });
    // A field of the same name may be in the future there: docstrings are distinguished by sibling fields.
    expect(schemas['PanchangQuery']).toBeUndefined();
    const panchang = document.paths['/api/panchang']?.['get'];
    expect(panchang?.parameters.find(({ name }) => name === 'date')).toMatchObject({
      in: 'query',
      required: true,
      description: '`YYYY-MM-DD`: a real day, 1800 to 2200.',
    });
    expect(panchang?.security).toEqual([{ bearer: [] }]);
  });

  test('marks the bare names of lucky gems as deprecated, in the document and on the page', async () => {
    const { api, document } = await described();
    expect(
      JSON.stringify(document).match(/"lucky_gem":\{[^{}]*(\{[^{}]*\}[^{}]*)?"deprecated":true/g)
        ?.length,
    ).toBeGreaterThan(1);
    const { text } = await api.get('/api/docs/kundli');
    const row = /\.lucky_gem<\/code>[\s\S]*?<\/tr>/.exec(text.replaceAll('<wbr />', ''))?.[0];
    expect(row).toContain('deprecated');
  });

  test('describes forms as they are sent', async () => {
    const { document } = await described();
    const form = document.paths['/api/users/register']?.['post']?.requestBody?.content;
    const { schema } = form?.['multipart/form-data'] ?? {};
    expect(schema?.required).toContain('birthData[place]');
    expect(schema?.required).not.toContain('birthData[latitude]');
    expect(Object.keys(schema?.properties ?? {})).toContain('profileImage');
  });

  test('describes every error with the common body', async () => {
    const { document } = await described();
    const { responses } = document.paths['/api/bookings']?.['post'] ?? {};
    expect(Object.keys(responses ?? {})).toEqual([
      '201',
      '400',
      '401',
      '403',
      '409',
      '413',
      '415',
      '429',
      '500',
      '503',
    ]);
    for (const [status, { content }] of Object.entries(responses ?? {})) {
      const { $ref } = content?.['application/json']?.schema ?? {};
      const name = status === '201' ? 'BookingResponse' : 'ErrorBody';
      expect($ref, status).toBe(`#/components/schemas/${name}`);
    }
  });
});

describe('/api/docs', () => {
  test('is prepared once: a page or the document that the client has is not sent again', async () => {
    const { api } = await described();
    for (const path of [
      '/api/openapi.json',
      '/api/docs',
      '/api/docs/kundli',
      '/api/docs/style.css',
    ]) {
      const packed = await api.get(path).set('Accept-Encoding', 'br');
      expect(packed.headers, path).toMatchObject({
        'content-encoding': 'br',
        'cache-control': 'public, no-cache',
        vary: 'Accept-Encoding',
      });
      const again = await api.get(path).set('If-None-Match', packed.headers['etag'] ?? '');
      expect(again.status, path).toBe(304);
    }
  });

  test('lists every call and has a page for each, without external resources or scripts', async () => {
    const { api } = await described();
    const overview = await api.get('/api/docs');
    expect(overview.type).toBe('text/html');
    for (const { id } of calls) {
      expect(overview.text).toContain(`href="/api/docs/${id}"`);
      const page = await api.get(`/api/docs/${id}`);
      expect(page.status, id).toBe(200);
      expect(page.text).toContain('<h1>');
      expect(page.text, id).not.toMatch(/<script|style=|(src|href)="(https?:)?\/\//);
      expect(page.text, id).not.toMatch(/undefined|\[object|NaN/);
    }
    expect((await api.get('/api/docs/style.css')).type).toBe('text/css');
    expectError(await api.get('/api/docs/nothing'), 404, 'not_found');
  });

  test('shows a field with type, limits, description and messages', async () => {
    const { api } = await described();
    const { text } = await api.get('/api/docs/kundli');
    const row =
      /<tr>\s*<th scope="row">\s*<code>birth\.<wbr>place\.<wbr>latitude[\s\S]*?<\/tr>/.exec(
        text.replaceAll('<wbr />', '<wbr>'),
      )?.[0];
    expect(row).toContain('required');
    expect(row).toContain('number');
    expect(row).toContain('from -90 to 90');
    expect(row).toContain('Degrees, north positive.');
    expect(row).toContain('Error messages');
    expect(row).toContain('Latitude must be between -90 and 90.');
    expect(text).toContain(
      'curl &#39;https://jyoti.example/api/kundli&#39;'.replaceAll('&#39;', "'"),
    );
  });
});

describe('docstrings', () => {
  test('are distinguished by sibling fields, including spread ones', () => {
    const docs = new Docstrings([
      `/** Degrees. */
export const angleField = number();
const shared = {
  /** How many. */
  count: number(),
};
/** A first thing. */
export const firstSchema = object({
  /** Of the
   * first. */
  name: string(),
  size: angleField,
});
export const secondSchema = object({
  ...shared,
  /** Of the second. */
  name: string(),
});
`,
    ]);
    expect(docs.ofConstant('firstSchema')).toBe('A first thing.');
    expect(docs.ofField('name', new Set(['name', 'size']))).toBe('Of the first.');
    expect(docs.ofField('size', new Set(['name', 'size']))).toBe('Degrees.');
    expect(docs.ofField('name', new Set(['name', 'count']))).toBe('Of the second.');
    expect(docs.ofField('count', new Set(['name', 'count']))).toBe('How many.');
    expect(docs.ofField('name', new Set(['name']))).toBeUndefined();
  });
});
