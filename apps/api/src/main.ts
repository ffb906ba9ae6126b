import { ConfigError, readConfig } from './config.ts';
import { ContentError } from './content/content-error.ts';
import { StoreUnusable } from './storage/store.ts';

/** One sentence about why the start failed; the stack trace of an unexpected error is for the developer. */
function explained(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StoreUnusable) return error.message;
  if (error instanceof ContentError) return error.message;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return 'The port is already in use: stop the other program or set PORT to another number.';
  }
  if (code === 'EACCES') return `The port or a folder may not be used (${message}).`;
  return stack ?? message;
}

/** After so long a stop ends the hard way, ms: what was acknowledged is on disk. */
const longestStop = 24_000;

/** Serves until it is stopped by a signal. */
async function serve(): Promise<void> {
  const config = readConfig(process.env);
  // Only now: what is wrong with the configuration is said at once.
  const [{ startServer }, { describeError }] = await Promise.all([
    import('./server.ts'),
    import('./log.ts'),
  ]);
  const server = await startServer(config);
  console.log(`Jyoti listens at http://localhost:${server.port}`);
  const leave = async (status: number) => {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), longestStop).unref();
    await server.stop();
    process.exit(status);
  };
  process.once('SIGTERM', () => void leave(0));
  process.once('SIGINT', () => void leave(0));
  // An unexpected error leaves an unknown state: finish the requests in flight and restart.
  process.on('uncaughtException', (error) => {
    server.log.fatal(describeError(error), 'uncaught');
    void leave(1);
  });
}

// Loaded by another program (compile.ts) it does nothing.
if (import.meta.main) {
  await serve().catch((error: unknown) => {
    console.error(explained(error));
    process.exit(1);
  });
}
