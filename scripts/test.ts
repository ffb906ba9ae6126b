// Everything that is checked, in the order in which a fault is cheapest to find. Each step runs even when an earlier one
// failed, so that one run tells all. The last line counts single tests; a step without tests (types, lint, builds)
// counts as one.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const RESULTS = 'test-results';

interface Count {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  /** Names what failed, from the step's own report. */
  failures?: () => string[];
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Reads the step's own report; without it the step counts as one test. */
  count?: () => Count;
}

const json = (file: string): unknown => JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8'));

const countVitest = (file: string) => () => {
  const report = json(file) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    testResults: { status: string; assertionResults: unknown[] }[];
  };
  // A file that fails to load holds no test, yet it is a failure.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + broken,
  };
};

/** Says what failed once more at the end, where a long log is read first. */
const vitestFailures = (file: string) => () => {
  const report = json(file) as {
    testResults: {
      name: string;
      status: string;
      message: string;
      assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
    }[];
  };
  return report.testResults.flatMap(({ name, status, message, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [`${name}: ${message}`]
      : assertionResults
          .filter((test) => test.status === 'failed')
          .map((test) => `${name}: ${test.fullName}\n${test.failureMessages.join('\n')}`),
  );
};

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

const playwrightFailures = () => {
  const inSuite = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
    ...suites.flatMap(inSuite),
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(
          ({ status, results }) =>
            `${file}: ${title} (${status})\n${results[0]?.error?.message ?? ''}`,
        ),
    ),
  ];
  return inSuite(json('playwright.json') as PlaywrightSuite);
};

const countPlaywright = () => {
  const { stats } = json('playwright.json') as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
  };
};

const vitest = (project: string): Step => ({
  name: project,
  command: 'vitest',
  args: [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${RESULTS}/vitest-${project}.json`,
  ],
  count: countVitest(`vitest-${project}.json`),
  failures: vitestFailures(`vitest-${project}.json`),
});

const steps: Step[] = [
  { name: 'types', command: 'tsc', args: ['--noEmit'] },
  { name: 'lint', command: 'pnpm', args: ['run', 'lint'] },
  vitest('unit'),
  vitest('dom'),
  { name: 'site builds', command: 'pnpm', args: ['run', 'build:site'] },
  { name: 'packages build', command: 'pnpm', args: ['run', 'build:packages'] },
  { name: 'sizes hold', command: 'node', args: ['scripts/packages/check-sizes.ts'] },
  { name: 'what is published serves', command: 'node', args: ['scripts/packages/check-packed.ts'] },
  { name: 'storybook builds', command: 'pnpm', args: ['run', 'build:storybook'] },
  vitest('stories'),
  {
    name: 'journeys',
    command: 'playwright',
    args: ['test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS}/playwright.json` },
    count: countPlaywright,
    failures: playwrightFailures,
  },
];

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const total: Count = { passed: 0, failed: 0 };
const failedSteps: string[] = [];
const failures: string[] = [];

for (const step of steps) {
  console.log(`\n— ${step.name}`);
  const { status } = spawnSync(step.command, step.args, {
    stdio: 'inherit',
    env: { ...process.env, ...step.env },
    shell: process.platform === 'win32',
  });
  const alone = { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  let count = alone;
  try {
    count = step.count?.() ?? alone;
  } catch {
    // The runner died before it could write its report.
  }
  // A runner can fail without a failed test (an unhandled error): that is a failure too.
  if (status !== 0 && count.failed === 0) count.failed = 1;
  total.passed += count.passed;
  total.failed += count.failed;
  if (count.failed > 0) failedSteps.push(step.name);
  try {
    failures.push(...(step.failures?.() ?? []));
  } catch {
    // No report, no names.
  }
}

/** Long enough for a message and the start of its trace. */
const SHOWN = 1500;
for (const failure of failures) console.log(`\n✗ ${failure.slice(0, SHOWN)}`);
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
