import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { start } from './program.ts';
import { tempDir } from './temp-dir.ts';

let folder = '';
let hadFolder = false;
let program: ReturnType<typeof start> | undefined;

test('a first test leaves a folder and a program running', async () => {
  folder = await tempDir();
  program = start({ DATA_DIR: folder });
  program.child.once('close', () => {
    hadFolder = existsSync(folder);
  });
  expect(program.child.pid).toBeGreaterThan(0);
});

test('both are removed before the next test, the program first', () => {
  expect(program?.child.signalCode).toBe('SIGKILL');
  expect(existsSync(folder)).toBe(false);
  expect(hadFolder).toBe(true);
});
