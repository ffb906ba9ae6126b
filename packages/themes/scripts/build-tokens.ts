/**
 * Writes every theme as design tokens in the format of the Design Tokens Community Group (2025.10), for Figma and for
 * platforms other than the web: `dist/tokens/<id>.json`, `base.json` for what all themes share, `all.json` for all.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { scale } from '../src/base/scale.ts';
import { resolveTheme } from '../src/resolve-theme.ts';
import { themeInputs } from '../src/themes/index.ts';
import { scaleTokens, themeTokens } from './design-tokens.ts';

const target = new URL('../dist/tokens/', import.meta.url);

const write = (name: string, tokens: object) =>
  writeFileSync(new URL(`${name}.json`, target), `${JSON.stringify(tokens, null, 2)}\n`);

mkdirSync(target, { recursive: true });
const base = scaleTokens(scale);
const themes = Object.fromEntries(
  themeInputs.map((input) => [input.id, themeTokens(resolveTheme(input))]),
);
for (const [id, tokens] of Object.entries(themes)) write(id, tokens);
write('base', base);
write('all', { base, ...themes });
