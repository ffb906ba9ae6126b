import { readFileSync, appendFileSync } from 'node:fs';
import { afterAll, beforeAll, expect } from 'vitest';
const kids = () => { const t = readFileSync('/proc/self/stat','utf8').split(') ')[1]!.split(' '); return (Number(t[13])+Number(t[14]))/100; };
let b = process.cpuUsage(), k = kids();
const g = globalThis as any;
// imports counted from the end of the file before
if (g.__cpuEnd) { b = g.__cpuEnd.b; k = g.__cpuEnd.k; }
afterAll(() => { const d = process.cpuUsage(b); appendFileSync('/tmp/tests/cpu.txt', `${((d.user+d.system)/1e6).toFixed(2)} ${(kids()-k).toFixed(2)} ${expect.getState().testPath}\n`); g.__cpuEnd = { b: process.cpuUsage(), k: kids() }; });
