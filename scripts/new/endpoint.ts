// `pnpm new:endpoint NAME` creates an API call that calculates something: schemas in the contract, a route, a service, its
// description, its price, its method in the client, and a test that fails until the service is implemented.
import { camelCase, inWords, nameFrom, pascalCase, say, writeFiles } from './files.ts';

const name = nameFrom(process.argv[2], 'pnpm new:endpoint lucky-colour');
const pascal = pascalCase(name);
const camel = camelCase(name);
const path = `/api/${name}`;

writeFiles(
  {
    [`packages/contract/src/${name}.ts`]: `import * as v from 'valibot';
import { birthDateField } from './fields.ts';

/** Body of POST ${path}. */
export const ${camel}RequestSchema = v.object({ birthDate: birthDateField });
export type ${pascal}Input = v.InferInput<typeof ${camel}RequestSchema>;
export type ${pascal}Request = v.InferOutput<typeof ${camel}RequestSchema>;

/** Data of POST ${path}. */
export const ${camel}Schema = v.object({
  /** In the language of the request. */
  text: v.string(),
});
export type ${pascal} = v.InferOutput<typeof ${camel}Schema>;
export const ${camel}ResponseSchema = v.object({ data: ${camel}Schema });
`,
    [`apps/api/src/${name}/${name}-service.ts`]: `import type { Language, ${pascal}, ${pascal}Request } from '@jyoti/contract';

/** One sentence: what is calculated, by which rule (text and chapter). */
export function ${camel}For(_input: ${pascal}Request, _language: Language): ${pascal} {
  return { text: '' };
}
`,
    [`apps/api/src/${name}/${name}-routes.ts`]: `import { ${camel}RequestSchema } from '@jyoti/contract';
import { Router } from 'express';
import { requireSignedIn } from '../auth/signed-in.ts';
import type { Tokens } from '../auth/tokens.ts';
import { checkedBody, jsonBody } from '../http/body.ts';
import { languageOf } from '../http/language.ts';
import { ${camel}For } from './${name}-service.ts';

/** ${path} */
export function ${camel}Routes(tokens: Tokens): Router {
  const routes = Router();
  routes.post('/${name}', requireSignedIn(tokens), jsonBody, (request, response) => {
    const input = checkedBody(request, ${camel}RequestSchema);
    response.json({ data: ${camel}For(input, languageOf(request)) });
  });
  return routes;
}
`,
    [`apps/api/test/${name}.test.ts`]: `import { ${camel}ResponseSchema } from '@jyoti/contract';
import { expect, test } from 'vitest';
import { expectBody, expectError } from './app.ts';
import { visitor } from './tools-reader.ts';

test.each([['1990-05-14']])('responds for a birth on %s', async (birthDate) => {
  const { post } = await visitor();
  const { data } = expectBody(await post('${path}', { birthDate }), 200, ${camel}ResponseSchema);
  // Assert a worked example and name its source; this fails until the service returns it.
  expect(data.text).not.toBe('');
});

test('rejects a date that is not in the calendar, and names the field', async () => {
  const { post } = await visitor();
  const error = expectError(await post('${path}', { birthDate: '1990-02-31' }), 400, 'invalid_input');
  expect(Object.keys(error.fields ?? {})).toEqual(['birthDate']);
});
`,
  },
  [
    {
      path: 'packages/contract/src/exports/readings.ts',
      line: "export { birthFromGemstoneForm, gemstoneFormSchema, type GemstoneForm } from '../gemstone-form.ts';",
      text: `export {
  ${camel}ResponseSchema,
  ${camel}RequestSchema,
  type ${pascal},
  type ${pascal}Input,
  type ${pascal}Request,
} from '../${name}.ts';`,
    },
    {
      path: 'packages/contract/src/client.ts',
      line: "import type { SkyToday, SkyTodayInput } from './sky-today.ts';",
      text: `import type { ${pascal}, ${pascal}Input } from './${name}.ts';`,
    },
    {
      path: 'packages/contract/src/client.ts',
      line: '    /** POST /api/numerology */',
      text: `    /** POST ${path} */
    ${camel}: (input: ${pascal}Input, call?: CallOptions) =>
      sendForData<${pascal}>('${path}', post(input, call)),`,
    },
    {
      path: 'apps/api/src/http/limits/request-costs.ts',
      line: "  'POST /api/numerology': { call: 2 },",
      text: `  // TODO: measure with bench/api/request-costs.ts; 2 milliseconds is a guess.
  'POST ${path}': { call: 2 },`,
    },
    {
      path: 'apps/api/src/calculations/calculation-routes.ts',
      line: "import { offsetRoutes } from './places/offset-routes.ts';",
      text: `import { ${camel}Routes } from './${name}/${name}-routes.ts';`,
    },
    {
      path: 'apps/api/src/calculations/calculation-routes.ts',
      line: '  routes.use(offsetRoutes(timezoneAt));',
      text: `  routes.use(${camel}Routes(tokens));`,
    },
    {
      path: 'apps/api/src/http/openapi/calls/readings.ts',
      line: '  skyTodayResponseSchema,',
      text: `  ${camel}ResponseSchema,
  ${camel}RequestSchema,`,
    },
    {
      path: 'apps/api/src/http/openapi/calls/readings.ts',
      line: '];',
      text: `  {
    ...tool,
    id: '${camel}',
    method: 'post',
    path: '${path}',
    summary: '${inWords(name)}',
    body: ${camel}RequestSchema,
    success: { status: 200, description: 'What the response contains.', schema: ${camel}ResponseSchema },
    example: { body: { birthDate: '1990-05-14' } },
  },`,
    },
  ],
);
say([
  'pnpm format && pnpm api',
  `npx vitest run --project unit apps/api/test/${name}.test.ts (fails: the service returns no text)`,
  'a call that needs no login, a query or a calculation that takes long: apps/api/README.md',
]);
