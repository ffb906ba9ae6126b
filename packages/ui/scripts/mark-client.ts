/**
 * Marks the modules of `dist` that need a browser with "use client", for frameworks with server components. Which ones
 * do is read from the code by `client-modules.ts`; charts, glyphs and layout stay unmarked, so that a server renders them
 * and sends none of their code.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { clientModules } from './client-modules.ts';

const dist = join(import.meta.dirname, '../dist');
// On the line of the first statement, so that source maps stay true.
const DIRECTIVE = '"use client";';

const sources = new Map<string, string>();
for (const file of globSync('**/*.js', { cwd: dist })) {
  const path = normalize(join(dist, file));
  const code = readFileSync(path, 'utf8');
  sources.set(path, code.startsWith(DIRECTIVE) ? code.slice(DIRECTIVE.length) : code);
}

// `cell` of Calendar is a component.
const client = clientModules(sources, [normalize(join(dist, 'calendar/almanac-day.js'))]);
for (const [path, code] of sources)
  writeFileSync(path, client.has(path) ? `${DIRECTIVE}${code}` : code);
