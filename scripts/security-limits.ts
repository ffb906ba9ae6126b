// Writes the table of limits and prices into docs/security.md from apps/api/src/limits; with --check it only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { limits, spanOf, type Limit } from '../apps/api/src/limits/limits.ts';
import {
  budgets,
  budgetText,
  pageCost,
  callCosts,
  costText,
} from '../apps/api/src/limits/request-costs.ts';

const page = join(import.meta.dirname, '../docs/security.md');
const begin = '<!-- limits: written by scripts/security-limits.ts -->';
const end = '<!-- end of limits -->';

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;

/** The section, generated from the tables in the code. */
export function limitsSection(): string {
  const counted = Object.values<Limit>(limits).map((limit) =>
    row(limit.what, `${limit.most} ${spanOf(limit)}`, limit.beyond ?? '429'),
  );
  const priced = Object.entries(callCosts)
    .map(([call, cost]) => ({ call, text: costText(cost) }))
    .filter(({ text }) => text !== 'nothing')
    .map(({ call, text }) => row(`\`${call}\``, text));
  const visitors = budgets.address.perSecond * 600;
  return [
    begin,
    '',
    row('What is counted', 'At most', 'Then'),
    row('---', '---', '---'),
    ...counted,
    '',
    `${budgetText()} In ten minutes an address is given ${visitors} units, enough for 57 visitors who use every feature.`,
    '',
    row('Call', 'Units'),
    row('---', '---'),
    ...priced,
    row('a page that is not cached', String(pageCost)),
    '',
    'Other calls send what is in memory, already compressed, and cost nothing.',
    '',
    end,
  ].join('\n');
}

/** The page with the section replaced. */
export async function withLimits(text: string): Promise<string> {
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${page} has no place for it.`);
  return format(before + limitsSection() + after, {
    ...(await resolveConfig(page)),
    filepath: page,
  });
}

if (import.meta.main) {
  const text = readFileSync(page, 'utf8');
  const written = await withLimits(text);
  if (process.argv.includes('--check')) {
    if (written !== text) {
      console.error(
        'docs/security.md is not as the limits are: run node scripts/security-limits.ts',
      );
      process.exitCode = 1;
    }
  } else writeFileSync(page, written);
}
