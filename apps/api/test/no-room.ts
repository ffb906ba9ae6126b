// Preloaded into the program: while the file NO_ROOM exists, every write stores its first half and then
// fails, as on a disk that fills up.
import { existsSync } from 'node:fs';
import files, { open, type FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const marker = process.env['NO_ROOM'] ?? '';

function throwNoSpace(): never {
  const facts = { errno: -28, code: 'ENOSPC', syscall: 'write' };
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), facts);
}

function firstHalf(data: unknown): Buffer {
  const whole = Buffer.from(data as string);
  return whole.subarray(0, Math.floor(whole.length / 2));
}

const handle = await open(process.execPath, 'r');
const prototype = Object.getPrototypeOf(handle) as FileHandle;
await handle.close();

type Write = (this: unknown, data: unknown, ...rest: unknown[]) => Promise<unknown>;

for (const name of ['write', 'writeFile', 'appendFile'] as const) {
  const write = prototype[name] as unknown as Write;
  const guarded: Write = async function guarded(data, ...rest) {
    if (!existsSync(marker)) return write.call(this, data, ...rest);
    await write.call(this, firstHalf(data));
    throwNoSpace();
  };
  Object.assign(prototype, { [name]: guarded });
}

for (const name of ['writeFile', 'appendFile'] as const) {
  const write = files[name] as (path: unknown, data: unknown, options: unknown) => Promise<void>;
  Object.assign(files, {
    [name]: async (path: unknown, data: unknown, options: unknown) => {
      if (!existsSync(marker)) return write(path, data, options);
      await write(path, firstHalf(data), options);
      throwNoSpace();
    },
  });
}
syncBuiltinESMExports();
