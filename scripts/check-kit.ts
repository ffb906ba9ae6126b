// Rules of the kit that no general linter knows: raw colours and physical directions in style files, and WCAG rows in a
// guide that no test bears. Prints each breach and exits 1.
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

const RAW_COLOUR = /#[0-9a-fA-F]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab)\(/;
const PHYSICAL =
  /\b(?:(?:margin|padding|border)(?:Left|Right|Top|Bottom)\w*|left|right|textAlign: '(?:left|right)')\s*:/;

const breaches: string[] = [];

for (const file of globSync('packages/ui/src/**/*.css.ts')) {
  readFileSync(file, 'utf8')
    .split('\n')
    .forEach((line, index) => {
      if (RAW_COLOUR.test(line))
        breaches.push(`${file}:${index + 1}: a raw colour; use a role of the theme contract`);
      if (PHYSICAL.test(line))
        breaches.push(`${file}:${index + 1}: a physical direction; use inline/block`);
    });
}

for (const guide of globSync('packages/ui/src/**/*.mdx')) {
  const claims = [...readFileSync(guide, 'utf8').matchAll(/^\| (\d+\.\d+\.\d+) /gm)].map(
    ([, id]) => id,
  );
  const proofs = globSync(`${dirname(guide)}/*.{test,stories}.{ts,tsx}`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  for (const id of claims) {
    if (!proofs.includes(`wcag:${id}`))
      breaches.push(`${guide}: claims WCAG ${id}, but no test bears wcag:${id}`);
  }
}

for (const breach of breaches) console.error(breach);
process.exitCode = breaches.length > 0 ? 1 : 0;
