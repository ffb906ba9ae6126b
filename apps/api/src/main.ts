import { ConfigError, readConfig } from './config.ts';
import { ContentError } from './content/content-error.ts';
import { StoreUnusable } from './storage/store.ts';

/** One sentence about a failed start; the stack trace of an unexpected error is for developers. */
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

/** Shutdown timeout, ms. The process then exits at once; acknowledged data is already on disk. */
const longestStop = 24_000;

/** Serves until a signal stops the process. */
async function serve(): Promise<void> {
  const config = readConfig(process.env);
  // Loaded after the configuration is read, so that an invalid one is reported immediately.
  const [{ startServer }, { describeError }] = await Promise.all([
    import('./server.ts'),
    import('./operations/log.ts'),
  ]);
  const server = await startServer(config);
  const leave = async (status: number) => {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), longestStop).unref();
    await server.stop();
    process.exit(status);
  };
  process.once('SIGTERM', () => void leave(0));
  process.once('SIGINT', () => void leave(0));
  // An unexpected error leaves an unknown state: finish the requests in progress, then exit for a restart.
  process.on('uncaughtException', (error) => {
    server.log.fatal(describeError(error), 'uncaught');
    void leave(1);
  });
  // After the signals have their handlers: a supervisor that reads it may send one immediately.
  console.log(`Jyoti listens at http://localhost:${server.port}`);
}

// Importing this module (as compile.ts does) does not start the server.
if (import.meta.main) {
  await serve().catch((error: unknown) => {
    console.error(explained(error));
    process.exit(1);
  });
}
