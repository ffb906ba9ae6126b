#!/usr/bin/env node
import { JyotishError } from '@jyoti/jyotish';
import { CommandError, runCommand } from './run-command.ts';

try {
  const machine = { now: new Date().toISOString(), fetch: globalThis.fetch };
  process.stdout.write(await runCommand(process.argv.slice(2), machine));
} catch (error) {
  if (!(error instanceof CommandError || error instanceof JyotishError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
