#!/usr/bin/env node
import { JyotishError } from '@jyoti/jyotish';
import { CommandError, runCommand } from './run-command.ts';

try {
  process.stdout.write(runCommand(process.argv.slice(2), new Date().toISOString()));
} catch (error) {
  if (!(error instanceof CommandError || error instanceof JyotishError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
