import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { compiled } from './compiled.ts';

/** Runs a command of the API to completion, with only the given environment. */
export async function runScript(
  script: string,
  environment: Record<string, string>,
  ...args: string[]
) {
  const child = spawn(process.execPath, [...compiled, script, ...args], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  await once(child, 'close');
  return { status: child.exitCode, ...output };
}
