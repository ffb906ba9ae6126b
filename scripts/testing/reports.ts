// Reads the reports of the test runners.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const RESULTS = 'test-results';

export interface Count {
  passed: number;
  failed: number;
}

export interface FileTime {
  file: string;
  seconds: number;
}

/** What the report of a step contains, besides whether it failed. */
export interface Report {
  count: () => Count;
  /** Titles of the failed tests. */
  failures: () => string[];
  /** How long each test file took. */
  files: () => FileTime[];
}

const json = (file: string): unknown => JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8'));

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    /** ms since 1970 */
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

export const vitestReport = (file: string): Report => ({
  count() {
    const report = json(file) as VitestReport;
    // A file that fails to load has no tests, but is a failure.
    const broken = report.testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    ).length;
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numPendingTests + broken,
    };
  },
  failures() {
    const report = json(file) as VitestReport;
    return report.testResults.flatMap(({ name, status, message, assertionResults }) =>
      status === 'failed' && assertionResults.length === 0
        ? [`${name}: ${message}`]
        : assertionResults
            .filter((test) => test.status === 'failed')
            .map((test) => `${name}: ${test.fullName}\n${test.failureMessages.join('\n')}`),
    );
  },
  files: () =>
    (json(file) as VitestReport).testResults.map(({ name, startTime, endTime }) => ({
      file: relative('.', name),
      seconds: (endTime - startTime) / 1000,
    })),
});

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { status: string; results: { duration: number; error?: { message?: string } }[] }[];
  }[];
}

type Spec = NonNullable<PlaywrightSuite['specs']>[number];

function specsIn({ suites = [], specs = [] }: PlaywrightSuite): Spec[] {
  return [...suites.flatMap(specsIn), ...specs];
}

export const playwrightReport = (file: string): Report => ({
  count() {
    const { stats } = json(file) as {
      stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    };
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + stats.skipped,
    };
  },
  failures() {
    return specsIn(json(file) as PlaywrightSuite).flatMap(({ title, file: spec, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(
          ({ status, results }) =>
            `${spec}: ${title} (${status})\n${results[0]?.error?.message ?? ''}`,
        ),
    );
  },
  files() {
    const milliseconds = new Map<string, number>();
    for (const { file: spec, tests } of specsIn(json(file) as PlaywrightSuite))
      for (const { duration } of tests.flatMap(({ results }) => results))
        milliseconds.set(spec, (milliseconds.get(spec) ?? 0) + duration);
    return [...milliseconds].map(([spec, sum]) => ({
      file: join('e2e', spec),
      seconds: sum / 1000,
    }));
  },
});
