import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';
import type { Lifecycle } from '../health/health-routes.ts';

/** How long connections that are kept alive may still bring requests, milliseconds. */
const grace = 500;
/** How long a stop waits for answers under way, milliseconds. */
const drainTimeout = 20_000;
/** How often connections are looked for that have fallen idle since, milliseconds. */
const rounds = 50;

/**
 * Stops a server without dropping a request. Nobody new is let in. What arrives on open connections
 * is answered, with the wish to close, so that a busy client leaves by itself; a connection that stays
 * idle through the grace is closed then. Closing it at once would cut off the request that is on its way.
 */
export async function drain(server: Server, lifecycle: Lifecycle): Promise<void> {
  lifecycle.stage = 'leaving';
  // Connections that wait to be accepted are accepted first: closing the socket would reset them.
  await new Promise<void>((resolve) => setImmediate(resolve));
  await new Promise<void>((resolve) => {
    // Of the listener alone: the HTTP server's own `close` cuts idle connections off at once.
    Listener.prototype.close.call(server, () => resolve());
    const closed = setTimeout(() => {
      lifecycle.stage = 'closed';
    }, grace);
    const idle = setInterval(() => {
      if (lifecycle.stage === 'closed') server.closeIdleConnections();
    }, rounds);
    const timer = setTimeout(() => server.closeAllConnections(), drainTimeout);
    server.once('close', () => {
      clearTimeout(closed);
      clearInterval(idle);
      clearTimeout(timer);
    });
  });
  // Ends the server's own watch over slow requests.
  server.close();
}
