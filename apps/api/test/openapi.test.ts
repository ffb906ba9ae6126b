// @vitest-environment node
import { callGroups, callList as calls } from '@jyoti/contract/calls';
import { describe, expect, test } from 'vitest';
import { expectError, startApp } from './app.ts';
import { servedRoutes } from './served-routes.ts';

/** Pages and files of the site, which are not API calls. */
const pages = [
  'get /^\\//',
  'post /^\\//',
  'get /sitemap.xml',
  'get /robots.txt',
  'get /.well-known/security.txt',
];

interface Operation {
  operationId: string;
  parameters: {
    name: string;
    in: string;
    required?: boolean;
    schema?: { $ref?: string; type?: string };
    example?: unknown;
  }[];
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> };
  responses: Record<string, Answer>;
  security?: object[];
}
interface Answer {
  $ref?: string;
  description?: string;
  content?: Record<string, { schema?: Schema }>;
}
interface Schema {
  $ref?: string;
  properties?: Record<string, Record<string, unknown>>;
  required?: string[];
}
interface Description {
  openapi: string;
  security: object[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Answer> };
}

/** What a reference names, or the value itself. */
function resolved<Value extends { $ref?: string }>(
  value: Value,
  { components }: Description,
): Value {
  const [kind, name] = value.$ref?.split('/').slice(-2) ?? [];
  const found = components[kind as 'schemas' | 'responses']?.[name ?? ''];
  return (found as Value | undefined) ?? value;
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
    const { app } = await startApp({ environment: { METRICS_TOKEN: 'a-token-for-metrics' } });
    const served = servedRoutes(app).filter(
      (route) => !pages.includes(route) && !route.startsWith('_all '),
    );
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
    const form = document.paths['/api/users/register']?.['post']?.requestBody?.content;
    const { properties: fields = {} } = form?.['multipart/form-data']?.schema ?? {};
    expect(fields['password']).toMatchObject({ minLength: 8, maxLength: 128 });
    const { pattern } = resolved(fields['mobile'] ?? {}, document) as { pattern?: string };
    const mobile = new RegExp(String(pattern), 'u');
    for (const accepted of ['+91 98765-43210', '9876543210']) expect(accepted).toMatch(mobile);
    for (const rejected of ['+44 98765 43210', '98765']) expect(rejected).not.toMatch(mobile);
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    const numbers = operations

      .flatMap(({ parameters }) => parameters)
      .filter(
        ({ schema = {}, example }) =>
          resolved(schema, document).type === 'number' && example !== undefined,
      );
    expect(numbers.length).toBeGreaterThan(10);
    for (const { name, example } of numbers) expect(example, name).toBeTypeOf('number');
  });

  test('describes fields with type, limits and whether they are required', async () => {
    const { document } = await described();
    const { schemas } = document.components;
    expect(schemas['Birth']?.required).toEqual(['name', 'date', 'time', 'place']);
    const latitude = schemas['BirthPlace']?.properties?.['latitude'] ?? {};
    expect(resolved(latitude, document)).toMatchObject({
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
    expect(panchang?.security).toBeUndefined();
    expect(document.security).toEqual([{ bearer: [] }]);
    expect(document.paths['/api/home']?.['get']?.security).toEqual([]);
  });

  test('marks the bare names of lucky gems as deprecated', async () => {
    const { document } = await described();
    const deprecated = /"lucky_gem":\{[^{}]*(\{[^{}]*\}[^{}]*)?"deprecated":true/g;
    expect(JSON.stringify(document).match(deprecated)?.length).toBeGreaterThan(1);
  });

  test('is small enough to be read at once', async () => {
    const { response } = await described();
    expect(response.text.length).toBeLessThan(320_000);
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
      'default',
    ]);
    for (const [status, response] of Object.entries(responses ?? {})) {
      const { content } = resolved(response, document);
      const { $ref } = content?.['application/json']?.schema ?? {};
      const name = status === '201' ? 'BookingResponse' : 'ErrorBody';
      expect($ref, status).toBe(`#/components/schemas/${name}`);
    }
  });
});

describe('/api/docs', () => {
  test('is prepared once: what the client has is not sent again', async () => {
    const { api } = await described();
    for (const path of ['/api/openapi.json', '/api/docs/swagger-ui.css', '/api/docs/start.js']) {
      const packed = await api.get(path).set('Accept-Encoding', 'br');
      expect(packed.headers, path).toMatchObject({
        'cache-control': 'public, no-cache',
        vary: 'Accept-Encoding',
      });
      const again = await api.get(path).set('If-None-Match', packed.headers['etag'] ?? '');
      expect(again.status, path).toBe(304);
    }
  });

  test('is a page of a viewer from this server, without inline scripts and styles', async () => {
    const { api } = await described();
    const page = await api.get('/api/docs');
    expect(page.type).toBe('text/html');
    expect(page.text).not.toMatch(/<script>|<style|style=|(src|href)="(https?:)?\/\//);
    const files = [...page.text.matchAll(/"(\/api\/docs\/[\w.-]+)"/g)].map(
      ([, path]) => path ?? '',
    );
    expect(files).toHaveLength(4);
    for (const path of files) {
      const file = await api.get(path);
      expect(file.type, path).toBe(path.endsWith('.css') ? 'text/css' : 'text/javascript');
    }
    expectError(await api.get('/api/docs/nothing'), 404, 'not_found');
    expectError(await api.get('/api/docs/package.json'), 404, 'not_found');
  });
});
