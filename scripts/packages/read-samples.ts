// Reads which components the samples of the packed check render: in a server component (`samples/server.tsx`), or only in a
// file with 'use client' (`samples/client.tsx`).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';

/** The folder of the samples. */
export const samples = join(import.meta.dirname, '../../e2e/consumer/samples');

/** Names that a file of samples imports from the kit, as `subpath/Name`. */
function importedBy(file: string): Set<string> {
  const { module } = parseSync(file, readFileSync(join(samples, file), 'utf8'));
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

/** Components that a server component can render. */
export const serverSampled = (): Set<string> => importedBy('server.tsx');

/** Components that take a function, so that a server component cannot render them itself. */
export const clientSampled = (): Set<string> => importedBy('client.tsx');
