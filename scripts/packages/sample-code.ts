// The samples of the packed check as code that a reader can copy.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { elementAsExample } from './read-examples.ts';
import { samples } from './read-samples.ts';

const known = new Map<string, Map<string, string>>();

/** The samples of a file, each as a module that compiles, by component folder. */
function samplesIn(file: string): Map<string, string> {
  const path = join(samples, file);
  const found = known.get(file) ?? new Map<string, string>();
  if (known.has(file)) return found;
  known.set(file, found);
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || !id.name.endsWith('Samples')) return;
      if (init?.type !== 'ObjectExpression') return;
      for (const property of init.properties) {
        if (property.type !== 'Property') continue;
        const { key, value } = property;
        const name =
          key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
        const element = value.type === 'ParenthesizedExpression' ? value.expression : value;
        found.set(name, elementAsExample(path, element));
      }
    },
  }).visit(parseSync(path, readFileSync(path, 'utf8')).program);
  return found;
}

/** Code that renders the components of a folder, with all imports. */
export const sampleOf = (id: string): string | undefined =>
  samplesIn('server.tsx').get(id) ?? samplesIn('client.tsx').get(id);
