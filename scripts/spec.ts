// Reports which statements of the specification have a passing test. Reads the reports of the last `npm test`; without them
// it reads the titles in the test files and says that they were not run.
import { existsSync, globSync, readFileSync } from 'node:fs';

interface Group {
  id: string;
  title: string;
  rows: string[];
}

const ID = /\[(S[01]-\d{3})\]/g;
const idsIn = (text: string) => [...text.matchAll(ID)].map(([, id]) => id as string);

function passingTitles(): string[] {
  const titles: string[] = [];
  for (const file of globSync('test-results/vitest*.json')) {
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as {
      testResults: { assertionResults: { status: string; fullName: string }[] }[];
    };
    for (const { assertionResults } of testResults) {
      for (const { status, fullName } of assertionResults) {
        if (status === 'passed') titles.push(fullName);
      }
    }
  }
  interface Suite {
    suites?: Suite[];
    specs: { title: string; ok: boolean }[];
  }
  const walk = (suite: Suite) => {
    for (const { title, ok } of suite.specs) if (ok) titles.push(title);
    suite.suites?.forEach(walk);
  };
  if (existsSync('test-results/playwright.json')) {
    const report = JSON.parse(readFileSync('test-results/playwright.json', 'utf8')) as {
      suites: Suite[];
    };
    report.suites.forEach(walk);
  }
  return titles;
}

function writtenTitles(): string[] {
  return globSync('{packages,apps,e2e,scripts}/**/*.{test,spec,stories}.{ts,tsx}', {
    exclude: (path) => path.includes('node_modules'),
  }).map((file) => readFileSync(file, 'utf8'));
}

const groups = JSON.parse(readFileSync('spec/checklist-ids.json', 'utf8')) as Group[];
const ran = globSync('test-results/*.json').length > 0;
const proven = new Set((ran ? passingTitles() : writtenTitles()).flatMap(idsIn));

const checklist = process.argv[2];
const statements = new Map<string, string>();
if (checklist) {
  for (const line of readFileSync(checklist, 'utf8').split('\n')) {
    const [, id, , statement] = line.split('|').map((cell) => cell.trim());
    if (id && statement) statements.set(id, statement);
  }
}

const known = new Set(groups.flatMap(({ rows }) => rows));
const total = groups.reduce((sum, { rows }) => sum + rows.length, 0);

console.log(
  ran ? 'Rows with a passing test in the last run:' : 'Rows named in a test title (no run found):',
);
for (const { id, title, rows } of groups) {
  const missing = rows.filter((row) => !proven.has(row));
  console.log(`\n${id} ${title}: ${rows.length - missing.length} of ${rows.length}`);
  for (const row of missing) {
    const statement = statements.get(row);
    if (statement) console.log(`  ${row} ${statement}`);
  }
  if (!checklist && missing.length > 0) console.log(`  none yet: ${missing.join(' ')}`);
}

const strangers = [...proven].filter((id) => !known.has(id));
if (strangers.length > 0) {
  console.log(`\nIn titles but not in the checklist: ${strangers.join(' ')}`);
  process.exitCode = 1;
}
console.log(`\n${[...proven].filter((id) => known.has(id)).length} of ${total} rows have a test.`);
