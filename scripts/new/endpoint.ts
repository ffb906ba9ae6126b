// `pnpm new:endpoint NAME` creates an API call that calculates something: schemas and an entry in the table of calls in the
// contract, a service and its handler, and a test that fails until the service is implemented.
import { camelCase, inWords, nameFrom, pascalCase, say, writeFiles } from './files.ts';

const name = nameFrom(process.argv[2], 'pnpm new:endpoint lucky-colour');
const pascal = pascalCase(name);
const camel = camelCase(name);
const path = `/api/${name}`;

writeFiles(
  {
    [`packages/contract/src/${name}.ts`]: `import * as v from 'valibot';
import { birthDateField } from './fields.ts';

export const ${camel}RequestSchema = v.object({ birthDate: birthDateField });
export type ${pascal}Request = v.InferOutput<typeof ${camel}RequestSchema>;

export const ${camel}Schema = v.object({
  /** In the language of the request. */
  text: v.string(),
});
export type ${pascal} = v.InferOutput<typeof ${camel}Schema>;
export const ${camel}ResponseSchema = v.object({ data: ${camel}Schema });
`,
    [`apps/api/src/calculations/${name}/${name}-service.ts`]: `import type { Language, ${pascal}, ${pascal}Request } from '@jyoti/contract';

/** One sentence: what is calculated, by which rule (text and chapter). */
export function ${camel}For(_input: ${pascal}Request, _language: Language): ${pascal} {
  return { text: '' };
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
      path: 'packages/contract/src/exports/schemas.ts',
      line: "export * from '../numerology.ts';",
      text: `export * from '../${name}.ts';`,
    },
    {
      path: 'packages/contract/src/calls/readings.ts',
      line: "import { placeOffsetQuerySchema, placeOffsetResponseSchema } from '../place-offset.ts';",
      text: `import { ${camel}RequestSchema, ${camel}ResponseSchema } from '../${name}.ts';`,
    },
    {
      path: 'packages/contract/src/calls/readings.ts',
      line: '} as const satisfies CallTable;',
      text: `  'POST ${path}': {
    ...tool,
    id: '${camel}',
    summary: '${inWords(name)}',
    // TODO: measure with bench/api/request-costs.ts; 2 milliseconds is a guess.
    price: 2,
    body: ${camel}RequestSchema,
    success: { description: 'What the response contains.', schema: ${camel}ResponseSchema },
    example: { body: { birthDate: '1990-05-14' } },
  },`,
    },
    {
      path: 'apps/api/src/calculations/calculation-handlers.ts',
      line: "import { skyToday } from './sky/sky-today.ts';",
      text: `import { ${camel}For } from './${name}/${name}-service.ts';`,
    },
    {
      path: 'apps/api/src/calculations/calculation-handlers.ts',
      line: "    'POST /api/numerology': ({ body, language }) => numerologyFor(body, language),",
      text: `    'POST ${path}': ({ body, language }) => ${camel}For(body, language),`,
    },
  ],
);
say([
  'pnpm format && node scripts/security-limits.ts',
  `npx vitest run --project unit apps/api/test/${name}.test.ts (fails: the service returns no text)`,
  'a call that needs no login, a query or a calculation that takes long: apps/api/README.md',
]);
