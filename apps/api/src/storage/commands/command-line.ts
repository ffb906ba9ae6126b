import { ConfigError } from '../../config.ts';
import { StoreUnusable } from '../store.ts';

/** A command cannot run; the message is the one sentence to print. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

function explained(error: unknown): string {
  const { message, stack } = error as Error;
  const expected =
    error instanceof CommandError ||
    error instanceof ConfigError ||
    error instanceof StoreUnusable ||
    (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
  return expected ? message : (stack ?? message);
}

/** Prints the result of a command. If it fails, prints the reason and exits with status 1. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await command()}\n`);
  } catch (error) {
    process.stderr.write(`${explained(error)}\n`);
    process.exitCode = 1;
  }
}
