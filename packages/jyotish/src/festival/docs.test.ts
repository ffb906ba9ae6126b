import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allFestivals } from './festivals.ts';
import { ruleIdOf } from './rule-id.ts';

it("the rules page names every festival with the engine's rule", () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/rules/festival.md'), 'utf8');
  const rows = page.split('\n').map((line) => line.replaceAll(/\s+/g, ' '));
  for (const { id, name, region, alsoIn = [], rule, source } of allFestivals()) {
    const regions = [region, ...alsoIn].join(', ');
    expect(rows).toContain(`| \`${id}\` | ${name} | ${regions} | ${ruleIdOf(rule)} | ${source} |`);
  }
});
