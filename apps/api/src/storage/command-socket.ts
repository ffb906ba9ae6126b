import { chmod, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CommandError } from './commands/command-line.ts';
import type { Config } from '../config.ts';
import { describeError, type Log } from '../operations/log.ts';
import { StoreUnusable } from './store.ts';

/** The response to a command: its output, or why it failed. */
type Reply = { output: string } | { error: string };

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** Maximum length of a socket path on every supported system, in bytes. */
const longestPath = 100;

function pathIn(dataDir: string): string {
  return join(dataDir, 'server.sock');
}

/** Commands connect to a database directly; a data folder allows one process at a time. */
function hasSocket({ dataDir, databaseUrl }: Place): boolean {
  const isShort = Buffer.byteLength(pathIn(dataDir)) <= longestPath;
  return databaseUrl === null && process.platform !== 'win32' && isShort;
}

async function replyTo(request: string, run: (args: string[]) => Promise<string>): Promise<Reply> {
  try {
    return { output: await run(JSON.parse(request) as string[]) };
  } catch (error) {
    if (error instanceof CommandError || error instanceof StoreUnusable) {
      return { error: error.message };
    }
    throw error;
  }
}

/**
 * Opens a socket through which commands on this machine ask the server that has locked the data folder. It is
 * in that folder and only for the user of the process, who can change the folder anyway.
 * @returns a function that closes it
 */
export async function openCommandSocket(
  place: Place,
  run: (args: string[]) => Promise<string>,
  log: Log,
): Promise<() => Promise<void>> {
  if (!hasSocket(place)) return async () => undefined;
  const path = pathIn(place.dataDir);
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined);
    void text(socket)
      .then((request) => replyTo(request, run))
      .catch((error: unknown): Reply => {
        log.error(describeError(error), 'command failed');
        return { error: 'The server could not do it; its log says why.' };
      })
      .then((reply) => socket.end(JSON.stringify(reply)));
  });
  try {
    // A socket left by a killed process can be removed: this process has the lock of the folder.
    await rm(path, { force: true });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(path, resolve);
    });
    await chmod(path, 0o600);
  } catch (error) {
    log.warn(describeError(error), 'no socket for commands');
  }
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/**
 * Runs a command in the server of the data folder; `null` if no server runs.
 * @throws CommandError with the message of the server
 */
export async function askServer(place: Place, args: readonly string[]): Promise<string | null> {
  if (!hasSocket(place)) return null;
  const socket = connect({ path: pathIn(place.dataDir), allowHalfOpen: true });
  const isConnected = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  if (!isConnected) return null;
  socket.end(JSON.stringify(args));
  const reply = JSON.parse(await text(socket)) as Reply;
  if ('error' in reply) throw new CommandError(reply.error);
  return reply.output;
}
