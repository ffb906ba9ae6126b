import { spawnSync } from 'node:child_process';
import { open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { start } from './program.ts';
import { tempDir } from './temp-dir.ts';

/** A disk that can be filled, and a program that stores its data there. */
export interface SmallDisk {
  program: ReturnType<typeof start>;
  /** The data folder from the point of view of the test. */
  folder: string;
  fill(): Promise<void>;
  /** Frees space again. */
  empty(): Promise<void>;
}

/** Simulates a full disk for the program; works on every machine. */
async function simulatedDisk(environment: Record<string, string>): Promise<SmallDisk> {
  const folder = await tempDir();
  const marker = join(await tempDir(), 'full');
  const program = start({
    ...environment,
    DATA_DIR: folder,
    NO_ROOM: marker,
    // As a URL: a path may have spaces, at which the options would be separated.
    NODE_OPTIONS: `--import=${new URL('no-room.ts', import.meta.url).href}`,
  });
  return {
    program,
    folder,
    fill: () => writeFile(marker, ''),
    empty: () => rm(marker),
  };
}

/**
 * Commands that mount a file system of 2 MB over the data folder, visible only to the program, if the user
 * may do so.
 */
const mounting = [
  'unshare',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  'mount -t tmpfs -o size=2m tmpfs "$DATA_DIR" && exec "$0" "$@"',
];

async function real(environment: Record<string, string>): Promise<SmallDisk> {
  const directory = await tempDir();
  const program = start({ ...environment, DATA_DIR: directory }, mounting);
  const folder = `/proc/${program.child.pid}/root${directory}`;
  const filler = join(folder, 'filler');
  return {
    program,
    folder,
    fill: async () => {
      const handle = await open(filler, 'a');
      try {
        for (;;) await handle.write(Buffer.alloc(4096));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        await handle.close();
      }
    },
    empty: () => rm(filler),
  };
}

function mayMount(): boolean {
  const [command = '', ...rest] = mounting;
  const tried = spawnSync(command, [...rest, 'true'], {
    env: { PATH: process.env['PATH'], DATA_DIR: '/tmp' },
  });
  return tried.status === 0;
}

/** Every kind of full disk that is possible on this machine. */
export const smallDisks: [
  kind: string,
  make: (environment: Record<string, string>) => Promise<SmallDisk>,
][] = [
  ['simulated for the program', simulatedDisk],
  ...(mayMount() ? [['of 2 MB', real] satisfies [string, typeof real]] : []),
];
