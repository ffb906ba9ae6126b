// Reads the reports of the test runners.
import { readFileSync } from 'node:fs';

export const RESULTS = 'test-results';

export interface Count {
  passed: number;
  failed: number;
}

/** What the report of a step contains, besides whether it failed. */
export interface Report {
  count: () => Count;
  /** Titles of the failed tests. */
  failures: () => string[];
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
});

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
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
    const inSuite = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
      ...suites.flatMap(inSuite),
      ...specs.flatMap(({ title, file: spec, tests }) =>
        tests
          .filter(({ status }) => status !== 'expected')
          .map(
            ({ status, results }) =>
              `${spec}: ${title} (${status})\n${results[0]?.error?.message ?? ''}`,
          ),
      ),
    ];
    return inSuite(json(file) as PlaywrightSuite);
  },
});
