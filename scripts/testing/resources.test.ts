import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { memoryNow, processorSeconds } from './resources.ts';

// Elsewhere nothing is known, and nothing is printed.
const isLinux = existsSync('/proc/self/smaps_rollup');

test('the memory of a run includes that of the processes it started', async () => {
  if (!isLinux) return expect(memoryNow()).toBeUndefined();
  const before = memoryNow()!;
  const child = spawn(process.execPath, [
    '-e',
    'globalThis.kept = Buffer.alloc(1e8, 1); console.log("ready"); setInterval(() => {}, 1e6)',
  ]);
  await once(child.stdout, 'data');
  expect(memoryNow()! - before).toBeGreaterThan(80);
  child.kill();
  await once(child, 'close');
});

test('its processor time includes that of ended ones', () => {
  if (!isLinux) return expect(processorSeconds()).toBeUndefined();
  const before = processorSeconds()!;
  spawnSync(process.execPath, ['-e', 'const end = Date.now() + 100; while (Date.now() < end);']);
  expect(processorSeconds()!).toBeGreaterThan(before);
});
