import { spawn } from 'node:child_process';
import type { Count, FileTime, Report } from './reports.ts';

export interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** How long it should take on an idle machine with two cores, s. The run prints it and fails no step for it. */
  budget: number;
  /** Without a report the step counts as one test. */
  report?: Report;
}

export interface Outcome extends Count {
  name: string;
  seconds: number;
  budget: number;
  failures: string[];
  /** The test files, with how long each took. */
  files: FileTime[];
}

/**
 * Runs a step to its end, whether it fails or not. A single step prints as it runs; parallel ones print when they have
 * ended, so that their output is not mixed.
 */
export async function runStep(step: Step, alone: boolean): Promise<Outcome> {
  const begun = performance.now();
  if (alone) console.log(`\n— ${step.name}`);
  const child = spawn(step.command, step.args, {
    stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...step.env },
    shell: process.platform === 'win32',
  });
  const output: Buffer[] = [];
  child.stdout?.on('data', (part: Buffer) => output.push(part));
  child.stderr?.on('data', (part: Buffer) => output.push(part));
  const succeeded = await new Promise<boolean>((resolve) => {
    child.on('error', (error) => {
      output.push(Buffer.from(`${error.message}\n`));
      if (alone) console.error(error.message);
      resolve(false);
    });
    child.on('close', (status) => resolve(status === 0));
  });
  if (!alone) {
    console.log(`\n— ${step.name}`);
    process.stdout.write(Buffer.concat(output));
  }
  return {
    name: step.name,
    seconds: Math.round((performance.now() - begun) / 1000),
    budget: step.budget,
    ...countOf(step, succeeded),
    failures: listOf(() => step.report?.failures()),
    files: listOf(() => step.report?.files()),
  };
}

function countOf({ report }: Step, succeeded: boolean): Count {
  const asOne = { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  let count = asOne;
  try {
    count = report?.count() ?? asOne;
  } catch {
    // The runner crashed before it wrote its report.
  }
  // A runner can fail without a failed test (an unhandled error).
  return !succeeded && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** What a report lists; nothing if the runner has not written it. */
function listOf<Entry>(read: () => Entry[] | undefined): Entry[] {
  try {
    return read() ?? [];
  } catch {
    return [];
  }
}
