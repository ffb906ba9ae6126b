import { readConfig } from '../src/config.ts';
import { runOperatorCommand } from '../src/operator/command.ts';
import { resultOf } from '../src/storage/commands/command-line.ts';
import { runStorageCommand } from '../src/storage/commands/command.ts';

// The commands as functions: a process for each (run-script.ts) takes a third of a second of the processor.

export const runStorage = (environment: Record<string, string>, ...args: string[]) =>
  resultOf(async () => runStorageCommand(args, readConfig(environment)));

export const runOperator = (environment: Record<string, string>, ...args: string[]) =>
  resultOf(async () => runOperatorCommand(args, readConfig(environment)));
