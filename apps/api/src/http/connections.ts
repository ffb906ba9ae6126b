import type { RequestListener, Server } from 'node:http';

// An import would load every export of the module, such as WebSockets: a tenth of the start-up time.
const { createServer } = process.getBuiltinModule('node:http');

const second = 1000;

/**
 * Timeouts of a connection, in milliseconds: slow clients cannot block resources for long, but a picture of 5
 * MB can be uploaded over a slow line.
 */
export const timeouts = { head: 10 * second, request: 120 * second, silence: 60 * second };

/**
 * Keep-alive timeout, in milliseconds. It must be longer than that of any proxy in front, which could
 * otherwise send a request into a closing connection.
 */
export const keepAliveTimeout = 75 * second;

/** Creates an HTTP server with these timeouts. The caller starts listening. */
export function patientServer(
  listener: RequestListener,
  { head, request, silence } = timeouts,
): Server {
  const limits = {
    headersTimeout: head,
    requestTimeout: request,
    keepAliveTimeout,
    connectionsCheckingInterval: head / 5,
    maxHeaderSize: 16_384,
  };
  const server = createServer(limits, listener);
  server.setTimeout(silence);
  return server;
}
