import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { compiled } from './compiled.ts';
import { endsWithTest } from './ends.ts';

const main = join(import.meta.dirname, '../src/main.ts');

/**
 * Starts the program as an operator would; it ends with the test.
 * @param before a command that execs it
 * @param program another build of the server than its sources
 */
export function start(
  environment: Record<string, string>,
  before: readonly string[] = [],
  program = main,
  ...args: string[]
) {
  const [command = '', ...rest] = [...before, process.execPath, ...compiled, program, ...args];
  const child = spawn(command, rest, {
    // Not the site's last build, which may be missing, old or just being written.
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      LOG_LEVEL: 'info',
      WEB_DIST: join(import.meta.dirname, 'no-build'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const started = { child, output: '', errors: '', closed: once(child, 'close') };
  child.stdout.on('data', (chunk: Buffer) => (started.output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (started.errors += chunk.toString()));
  endsWithTest(() => {
    child.kill('SIGKILL');
    return started.closed;
  });
  return started;
}

/** The address that the program prints once it listens. */
export async function listening(program: ReturnType<typeof start>): Promise<string> {
  while (!program.output.includes('\n')) {
    const [event] = (await Promise.race([
      once(program.child.stdout, 'data'),
      program.closed.then(() => ['closed']),
    ])) as [unknown];
    if (event === 'closed') throw new Error(`The program ended: ${program.errors}`);
  }
  return /http:\/\/localhost:\d+/.exec(program.output)?.[0] ?? '';
}
