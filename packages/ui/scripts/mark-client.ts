/**
 * Marks what runs in a browser for frameworks with server components: a module that uses hooks (React's or the kit's own),
 * context, Radix or Embla, or hands a hook on, begins with "use client". What only draws (charts, glyphs, layout) stays
 * unmarked, so that a server renders it alone.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const dist = join(import.meta.dirname, '../dist');
const NEEDS_BROWSER =
  /import \{[^}]*\b(?:use[A-Z]\w*|createContext)\b[^}]*\} from "react"|from "(?:@radix-ui|embla-carousel)[/-]|: use[A-Z]\w*,?$|(?<!function )\buse[A-Z]\w*\(/m;

for (const file of globSync('**/*.js', { cwd: dist })) {
  const path = join(dist, file);
  const code = readFileSync(path, 'utf8');
  if (NEEDS_BROWSER.test(code) && !code.startsWith('"use client"'))
    writeFileSync(path, `"use client";\n${code}`);
}
