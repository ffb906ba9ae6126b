// Reads which components the samples of the packed check render: in a server component (`samples/server.tsx`), or only
// in a file that begins with 'use client' (`samples/client.tsx`).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';

const folder = join(import.meta.dirname, '../../e2e/consumer/samples');

/** Names that a file of samples imports from the kit, as `subpath/Name`. */
function importedBy(file: string): Set<string> {
  const { module } = parseSync(file, readFileSync(join(folder, file), 'utf8'));
  return new Set(
    module.staticImports
      .filter(({ moduleRequest }) => moduleRequest.value.startsWith('@jyoti/ui/'))
      .flatMap(({ moduleRequest, entries }) =>
        entries
          .filter(({ isType }) => !isType)
          .map(
            ({ importName }) =>
              `${moduleRequest.value.replace('@jyoti/ui/', '')}/${importName.name}`,
          ),
      ),
  );
}

/** Components that render as they are in a server component. */
export const serverSampled = (): Set<string> => importedBy('server.tsx');

/** Components that take a function, so that a server component cannot render them itself. */
export const clientSampled = (): Set<string> => importedBy('client.tsx');

/** The code of a folder's sample, as it is written. */
export function sampleOf(id: string): string | undefined {
  for (const file of ['server.tsx', 'client.tsx']) {
    const code = readFileSync(join(folder, file), 'utf8');
    const { program } = parseSync(file, code);
    let found: string | undefined;
    new Visitor({
      Property({ key, value }) {
        const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : '';
        const element = value.type === 'ParenthesizedExpression' ? value.expression : value;
        if (name !== id || !element.type.startsWith('JSX')) return;
        found = code.slice(element.start, element.end);
      },
    }).visit(program);
    if (found !== undefined) return dedent(found);
  }
  return undefined;
}

/** The lines after the first, moved to where the last one stands. */
function dedent(code: string): string {
  const indent = /^\s*/.exec(code.split('\n').at(-1) ?? '')?.[0] ?? '';
  return code.replaceAll(`\n${indent}`, '\n');
}
