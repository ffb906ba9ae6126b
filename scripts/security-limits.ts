// Writes the lists of limits and prices into docs/security.md from the tables of limits and calls; with --check it only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { limits, spanOf, type Limit } from '../apps/api/src/http/limits/limits.ts';
import {
  budgets,
  budgetText,
  pageCost,
  priceText,
} from '../apps/api/src/http/limits/budget-sizes.ts';
import { callList } from '../packages/contract/src/calls/index.ts';

const page = join(import.meta.dirname, '../docs/security.md');
const begin = '<!-- limits: written by scripts/security-limits.ts -->';
const end = '<!-- end of limits -->';

/** Wraps a paragraph or an item of a list, indented as the page is. */
function wrapped(text: string): string {
  const indent = text.startsWith('- ') ? '  ' : '';
  return text.replaceAll(/(.{1,116})( |$)/g, `$1\n${indent}`).trimEnd();
}

/** The section, generated from the tables in the code. */
export function limitsSection(): string {
  const counted = Object.values<Limit>(limits).map((limit) =>
    wrapped(`- ${limit.what}: ${limit.most} ${spanOf(limit)}, then ${limit.beyond ?? '429'}`),
  );
  const priced = callList
    .map(({ key, price }) => ({ key, text: priceText(price) }))
    .filter(({ text }) => text !== null)
    .map(({ key, text }) => `- \`${key}\`: ${text}`);
  const visitors = budgets.address.perSecond * 600;
  return [
    begin,
    '',
    ...counted,
    '',
    wrapped(
      `${budgetText()} In ten minutes an address is given ${visitors} units, enough for 57 visitors who use every feature.`,
    ),
    '',
    ...priced,
    `- a page that is not cached: ${pageCost}`,
    '',
    wrapped(
      'Other calls have no price: their responses are prepared once, or they are for monitoring. `/readyz` takes about two milliseconds; `deploy/nginx.conf` keeps it from visitors.',
    ),
    '',
    end,
  ].join('\n');
}

/** The page with the section replaced. */
export function withLimits(text: string): string {
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${page} has no place for it.`);
  return before + limitsSection() + after;
}

if (import.meta.main) {
  const text = readFileSync(page, 'utf8');
  const written = withLimits(text);
  if (process.argv.includes('--check')) {
    if (written !== text) {
      console.error(
        'docs/security.md is not as the limits are: run node scripts/security-limits.ts',
      );
      process.exitCode = 1;
    }
  } else writeFileSync(page, written);
}
