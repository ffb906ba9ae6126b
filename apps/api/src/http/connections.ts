import type { RequestListener, Server } from 'node:http';

// An import would load everything that the module has a name for, WebSockets among it: a tenth of a start.
const { createServer } = process.getBuiltinModule('node:http');

const second = 1000;

/**
 * How long a connection may take, milliseconds: who sends or reads drop by drop holds nothing for
 * long. A picture of 5 MB has time over a slow line.
 */
export const timeouts = { head: 10 * second, request: 120 * second, silence: 60 * second };

/** How long an idle connection is kept, milliseconds: longer than by any proxy in front, or it sends a request into one that closes. */
export const keptAlive = 75 * second;

/** An HTTP server that waits no longer than `timeouts` says. Not yet listening. */
export function patientServer(
  listener: RequestListener,
  { head, request, silence } = timeouts,
): Server {
  const limits = {
    headersTimeout: head,
    requestTimeout: request,
    keepAliveTimeout: keptAlive,
    connectionsCheckingInterval: head / 5,
    maxHeaderSize: 16_384,
  };
  const server = createServer(limits, listener);
  server.setTimeout(silence);
  return server;
}
