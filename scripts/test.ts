// All checks, cheapest first. Each step runs even if an earlier one failed, so that one run reports all failures. The last
// line counts single tests; a step without tests (types, lint, builds) counts as one. With --thorough, as each night, random
// tests are longer, and every story and page is tested in every setting.
import { mkdirSync, rmSync } from 'node:fs';
import { playwrightReport, RESULTS, vitestReport } from './testing/reports.ts';
import { processorSeconds, watchMemory } from './testing/resources.ts';
import { runStep, type Outcome, type Step } from './testing/run-step.ts';

const thorough = process.argv.includes('--thorough');

/** Steps of one row run in parallel: a single one would leave a core idle. */
const rows: Step[][] = [
  [
    { name: 'types', budget: 30, command: 'tsc', args: ['--noEmit'] },
    { name: 'lint', budget: 30, command: 'pnpm', args: ['run', 'lint'] },
    // Servers that tests start use its output.
    { name: 'server builds', budget: 30, command: 'pnpm', args: ['run', 'build:api'] },
    // Passes, with a note, if no registry is available.
    { name: 'audit of dependencies', budget: 30, command: 'node', args: ['scripts/audit.ts'] },
  ],
  [
    {
      // In one run, so that no core is idle between them.
      name: 'unit and dom',
      budget: 240,
      command: 'vitest',
      args: [
        'run',
        '--project=unit',
        '--project=dom',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${RESULTS}/vitest.json`,
      ],
      report: vitestReport('vitest.json'),
    },
  ],
  [
    { name: 'site builds', budget: 45, command: 'pnpm', args: ['run', 'build:site'] },
    { name: 'packages build', budget: 45, command: 'pnpm', args: ['run', 'build:packages'] },
    { name: 'storybook builds', budget: 60, command: 'pnpm', args: ['run', 'build:storybook'] },
    // A copy of the site in pseudo-languages.
    ...(thorough
      ? [
          {
            name: 'pseudo-language site builds',
            budget: 60,
            command: 'node',
            args: ['scripts/pseudo-language/make.ts'],
          },
        ]
      : []),
  ],
  [
    { name: 'sizes hold', budget: 15, command: 'node', args: ['scripts/packages/check-sizes.ts'] },
    {
      name: 'sizes of the site hold',
      budget: 15,
      command: 'node',
      args: ['scripts/packages/check-site-sizes.ts'],
    },
    {
      name: thorough ? 'what is published serves' : 'what is published loads',
      budget: thorough ? 120 : 30,
      command: 'node',
      args: ['scripts/packages/check-packed.ts'],
    },
  ],
  [
    {
      name: 'journeys',
      budget: thorough ? 1800 : 240,
      command: 'playwright',
      args: ['test', '--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS}/playwright.json` },
      report: playwrightReport('playwright.json'),
    },
  ],
];

if (thorough) Object.assign(process.env, { THOROUGH: '1', KILLS: '200', FUZZ_REQUESTS: '20000' });

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const peakMemory = watchMemory();
const outcomes: Outcome[] = [];
for (const row of rows)
  outcomes.push(...(await Promise.all(row.map((step) => runStep(step, row.length === 1)))));

/** Long enough for a message and the start of its stack trace. */
const SHOWN = 1500;
// Repeats the failures at the end, where a long log is read first.
for (const failure of outcomes.flatMap(({ failures }) => failures))
  console.log(`\n✗ ${failure.slice(0, SHOWN)}`);

const line = (seconds: number, what: string) =>
  console.log(`${String(seconds).padStart(6)} s  ${what}`);

console.log('\nSteps, with the budget of each:');
for (const { name, seconds, budget } of outcomes)
  line(seconds, `of ${budget} s  ${name}${seconds > budget ? ' (over its budget)' : ''}`);
line(Math.round(performance.now() / 1000), 'in all');
const processor = processorSeconds();
if (processor !== undefined) {
  line(
    Math.round(processor),
    'of the processor, which other programs of the machine do not change',
  );
  console.log(`Memory: ${((peakMemory() ?? 0) / 1000).toFixed(1)} GB at most`);
}

console.log('\nThe slowest test files:');
const slowest = outcomes.flatMap(({ files }) => files).toSorted((a, b) => b.seconds - a.seconds);
for (const { file, seconds } of slowest.slice(0, 10)) line(Math.round(seconds), file);

const failed = outcomes.filter((outcome) => outcome.failed > 0);
if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`);
const sum = (part: 'passed' | 'failed') =>
  outcomes.reduce((total, outcome) => total + outcome[part], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
