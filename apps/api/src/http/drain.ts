import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';
import type { Lifecycle } from './health-handlers.ts';

/** How long idle keep-alive connections may still send requests, in milliseconds. */
const grace = 500;
/** How long shutdown waits for responses in progress, in milliseconds. */
const drainTimeout = 20_000;
/** How often shutdown looks for connections that have become idle, in milliseconds. */
const rounds = 50;

/**
 * Stops a server without dropping a request. It accepts no new connections. Requests on open connections are
 * answered with `Connection: close`; a connection that remains idle for the grace period is then closed.
 * Closing idle connections at once would cut off requests that are already on their way.
 */
export async function drain(server: Server, lifecycle: Lifecycle): Promise<void> {
  lifecycle.stage = 'draining';
  // Accept pending connections first: closing the listening socket would reset them.
  await new Promise<void>((resolve) => setImmediate(resolve));
  await new Promise<void>((resolve) => {
    // Closes only the listener: `close` of the HTTP server would cut off idle connections at once.
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
  // Stops the HTTP server's timer for slow requests.
  server.close();
}
