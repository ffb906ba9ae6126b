// Rules of the kit that no general linter has: raw colours, physical directions and layers in style files, and guides
// without the required sections. Prints each violation and exits with 1.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { framed } from '../.storybook/guide-frame.ts';
import { WCAG_CRITERIA } from '../.storybook/wcag-criteria.ts';
import { proofsIn } from '../.storybook/wcag-proofs.ts';

const RAW_COLOUR = /#[0-9a-fA-F]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab)\(/;
const PHYSICAL =
  /\b(?:(?:margin|padding|border)(?:Left|Right|Top|Bottom)\w*|left|right|textAlign: '(?:left|right)')\s*:/;

const LAYER = /'@layer'|@jyoti\/themes\/layers/;

const breaches: string[] = [];

for (const file of globSync('packages/ui/src/**/*.css.ts')) {
  readFileSync(file, 'utf8')
    .split('\n')
    .forEach((line, index) => {
      if (RAW_COLOUR.test(line))
        breaches.push(`${file}:${index + 1}: a raw colour; use a role of the theme contract`);
      if (PHYSICAL.test(line))
        breaches.push(`${file}:${index + 1}: a physical direction; use inline/block`);
      if (LAYER.test(line))
        breaches.push(
          `${file}:${index + 1}: a layer of its own; use shared/styles/component-style.ts`,
        );
    });
}

/** What a guide cannot be without. Storybook reads the imports and `Meta` in the file itself. */
const inGuide = (id: string) => [
  `import * as Stories from './${id}.stories';`,
  '<Meta of={Stories} />',
  '## When to use',
  '## When not to use',
];

for (const file of globSync('packages/ui/src/{*,recipes/*}/*.mdx')) {
  const guide = readFileSync(file, 'utf8');
  for (const line of inGuide(basename(file, '.mdx')))
    if (!`\n${guide}`.includes(`\n${line}\n`)) breaches.push(`${file}: the guide has no ${line}`);
  try {
    framed(guide, {});
  } catch (error) {
    breaches.push(`${file}: ${String(error)}`);
  }
}

const tests = globSync([
  'packages/ui/src/**/*.test.tsx',
  'packages/ui/test/*.tsx',
  'e2e/storybook/*.ts',
]);
for (const test of tests) {
  for (const { criterion } of proofsIn(readFileSync(test, 'utf8'))) {
    if (!(criterion in WCAG_CRITERIA))
      breaches.push(`${test}: WCAG ${criterion} has no name in .storybook/wcag-criteria.ts`);
  }
}

for (const breach of breaches) console.error(breach);
process.exitCode = breaches.length > 0 ? 1 : 0;
