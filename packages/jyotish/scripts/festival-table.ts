// Writes the table of festivals into docs/rules/festival.md, between its two marks.
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import style from '../../../.oxfmtrc.json' with { type: 'json' };
import { allFestivals, ruleIdOf } from '../src/festival/index.ts';

const PAGE = new URL('../docs/rules/festival.md', import.meta.url);
const [BEGIN, END] = ['<!-- table begins -->', '<!-- table ends -->'];

const rows = allFestivals().map(
  ({ id, name, region, alsoIn = [], rule, source }) =>
    `| \`${id}\` | ${name} | ${[region, ...alsoIn].join(', ')} | ${ruleIdOf(rule)} | ${source} |`,
);
const table = ['| id | name | region | rule | source |', '| - | - | - | - | - |', ...rows].join(
  '\n',
);
const page = readFileSync(PAGE, 'utf8');
const [before, after] = [page.split(BEGIN)[0]!, page.split(END)[1]!];
const text = `${before}${BEGIN}\n\n${table}\n\n${END}${after}`;
writeFileSync(PAGE, (await format(PAGE.pathname, text, style)).code);
