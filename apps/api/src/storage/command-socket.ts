import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { CommandError } from './commands/command-line.ts';
import type { Config } from '../config.ts';
import { describeError, type Log } from '../operations/log.ts';
import { connectToOwner } from './folder-lock.ts';
import { StoreUnusable, type Store } from './store.ts';

/** The response to a command: its output, or why it failed. */
type Reply = { output: string } | { error: string };

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
 * Answers commands of this machine, which find the data folder in use, through the socket that locks it. It is
 * in that folder and only for the user of the process, who can change the folder anyway.
 */
export function answerCommands(
  store: Store,
  run: (args: string[]) => Promise<string>,
  log: Log,
): void {
  const answer = async (socket: Socket) => {
    try {
      const request = await text(socket);
      // A process that only looks whether the folder is in use asks nothing.
      socket.end(request === '' ? '' : JSON.stringify(await replyTo(request, run)));
    } catch (error) {
      log.error(describeError(error), 'command failed');
      const reply: Reply = { error: 'The server could not do it; its log says why.' };
      socket.end(JSON.stringify(reply));
    }
  };
  store.answerCommands((socket) => void answer(socket));
}

/**
 * Runs a command in the server of the data folder; `null` if no server runs.
 * @throws CommandError with the message of the server
 */
export async function askServer(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  args: readonly string[],
): Promise<string | null> {
  // Commands connect to a database directly; a data folder allows one process at a time.
  const socket = databaseUrl === null ? await connectToOwner(dataDir) : null;
  if (!socket) return null;
  socket.end(JSON.stringify(args));
  const reply = JSON.parse(await text(socket)) as Reply;
  if ('error' in reply) throw new CommandError(reply.error);
  return reply.output;
}
