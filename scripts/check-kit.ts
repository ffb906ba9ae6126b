// Rules of the kit that no general linter knows: raw colours, physical directions and layers in style files, guides without the
// table of what their tests prove. Prints each breach and exits 1.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
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

for (const guide of globSync('packages/ui/src/**/*.mdx')) {
  const component = basename(dirname(guide));
  if (!readFileSync(guide, 'utf8').includes(`<WcagTable component="${component}" />`))
    breaches.push(
      `${guide}: the section WCAG holds <WcagTable component="${component}" />, which reads the titles of tests`,
    );
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
