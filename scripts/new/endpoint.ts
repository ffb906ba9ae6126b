// `pnpm new:endpoint NAME` creates an API call that calculates something: schemas in the contract, a route, a service, its
// description, its price, its method in the client, and a test that fails until the service is implemented.
import {
  camelCase,
  insertBefore,
  inWords,
  nameFrom,
  pascalCase,
  say,
  writeFiles,
} from './files.ts';

const name = nameFrom(process.argv[2], 'pnpm new:endpoint lucky-colour');
const pascal = pascalCase(name);
const camel = camelCase(name);
const path = `/api/${name}`;

writeFiles({
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
export const ${camel}AnswerSchema = v.object({ data: ${camel}Schema });
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
  [`apps/api/test/${name}.test.ts`]: `import { ${camel}AnswerSchema } from '@jyoti/contract';
import { expect, test } from 'vitest';
import { answered, refused } from './app.ts';
import { visitor } from './tools-reader.ts';

test.each([['1990-05-14']])('for a birth on %s it answers', async (birthDate) => {
  const { post } = await visitor();
  const { data } = answered(await post('${path}', { birthDate }), 200, ${camel}AnswerSchema);
  // Put a worked example with its source here, and let it fail until the service answers it.
  expect(data.text).not.toBe('');
});

test('a day that is not in the calendar is refused at its field', async () => {
  const { post } = await visitor();
  const error = refused(await post('${path}', { birthDate: '1990-02-31' }), 400, 'invalid_input');
  expect(Object.keys(error.fields ?? {})).toEqual(['birthDate']);
});
`,
});
insertBefore(
  'packages/contract/src/index.ts',
  "export { numerologyFromSearch, searchFromNumerology } from './numerology-in-url.ts';",
  `export {
  ${camel}AnswerSchema,
  ${camel}RequestSchema,
  type ${pascal},
  type ${pascal}Input,
  type ${pascal}Request,
} from './${name}.ts';`,
);
insertBefore(
  'packages/contract/src/client.ts',
  "import type { SkyToday, SkyTodayInput } from './sky-today.ts';",
  `import type { ${pascal}, ${pascal}Input } from './${name}.ts';`,
);
insertBefore(
  'packages/contract/src/client.ts',
  '    /** POST /api/numerology */',
  `    /** POST ${path} */
    ${camel}: (input: ${pascal}Input, call?: CallOptions) =>
      sendForData<${pascal}>('${path}', post(input, call)),`,
);
insertBefore(
  'apps/api/src/limits/prices.ts',
  "  'POST /api/numerology': { call: 2 },",
  `  // Measured with bench/api/prices.ts, milliseconds.
  'POST ${path}': { call: 2 },`,
);
insertBefore(
  'apps/api/src/calculation-routes.ts',
  "import { offsetRoutes } from './places/offset-routes.ts';",
  `import { ${camel}Routes } from './${name}/${name}-routes.ts';`,
);
insertBefore(
  'apps/api/src/calculation-routes.ts',
  '  routes.use(offsetRoutes(timezoneAt));',
  `  routes.use(${camel}Routes(tokens));`,
);
insertBefore(
  'apps/api/src/openapi/calls/readings.ts',
  '  skyTodayAnswerSchema,',
  `  ${camel}AnswerSchema,
  ${camel}RequestSchema,`,
);
insertBefore(
  'apps/api/src/openapi/calls/readings.ts',
  '];',
  `  {
    ...tool,
    id: '${camel}',
    method: 'post',
    path: '${path}',
    summary: '${inWords(name)}',
    body: ${camel}RequestSchema,
    success: { status: 200, description: 'What it answers.', schema: ${camel}AnswerSchema },
    example: { body: { birthDate: '1990-05-14' } },
  },`,
);
say([
  'pnpm format && pnpm api',
  `npx vitest run --project unit apps/api/test/${name}.test.ts (fails: the service answers nothing)`,
  'a call that needs no login, a query or a calculation that takes long: apps/api/README.md',
]);
