// The peer of the API's bench: the same Express with the home page's response as a constant at `/`, and a short one at
// `/short`.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answering = (
  request: unknown,
  response: ServerResponse & { json(body: unknown): void },
) => void;
type Application = RequestListener & { all(path: string, response: Answering): void };

const load = createRequire(new URL('../../apps/api/package.json', import.meta.url));
const app = (load('express') as () => Application)();
const home: unknown = JSON.parse(readFileSync(process.env['ANSWER'] ?? '', 'utf8'));
app.all('/', (_request, response) => response.json(home));
app.all('/short', (_request, response) => {
  response.json({ data: { answer: 'the same for everybody' } });
});
const server = createServer(app).listen(0, () => {
  console.log(`http://localhost:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => process.exit(0));
