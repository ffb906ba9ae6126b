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

/** What a command prints on standard output and standard error, and its exit status: 1 if it fails. */
export async function resultOf(command: () => Promise<string>) {
  try {
    return { status: 0, out: `${await command()}\n`, err: '' };
  } catch (error) {
    return { status: 1, out: '', err: `${explained(error)}\n` };
  }
}

/** Runs a command as a program. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  const { status, out, err } = await resultOf(command);
  process.stdout.write(out);
  process.stderr.write(err);
  if (status !== 0) process.exitCode = status;
}
