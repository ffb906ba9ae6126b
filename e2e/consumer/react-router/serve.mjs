// Serves the built product and prints its URL.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequestListener } from '@react-router/node';
import * as build from './build/server/index.js';

const TYPES = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };
const listener = createRequestListener({ build });

const server = createServer((request, response) => {
  const path = request.url ?? '/';
  if (!path.startsWith('/assets/')) {
    void listener(request, response);
    return;
  }
  response.setHeader('content-type', TYPES[path.split('.').at(-1)] ?? 'image/svg+xml');
  response.end(readFileSync(new URL(`./build/client${path}`, import.meta.url)));
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${server.address().port}/`);
});
