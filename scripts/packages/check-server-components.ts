// What is published serves a product made of server components: a chart in a given language is drawn on the server
// and none of its code reaches the browser; what answers a visitor hydrates there. Run after the packages are packed.
import { createServer, type Server, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import rsc from '@vitejs/plugin-rsc';
import type { Browser } from '@playwright/test';
import { createBuilder } from 'vite';
import { consumer } from './pack.ts';

const folder = join(consumer, 'server-components');
const dist = join(folder, 'dist');

async function buildIt(): Promise<void> {
  const entry = (name: string) => ({
    build: { rollupOptions: { input: { index: join(folder, `entry.${name}.ts`) } } },
  });
  const builder = await createBuilder({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [rsc()],
    environments: {
      rsc: { ...entry('rsc'), resolve: { noExternal: true } },
      ssr: { ...entry('ssr'), resolve: { noExternal: true } },
      client: entry('browser'),
    },
  });
  await builder.buildApp();
}

type Handle = (request: Request) => Promise<Response>;

async function answer(handle: Handle, path: string, response: ServerResponse): Promise<void> {
  const answered = await handle(new Request(new URL(path, 'http://localhost')));
  response.setHeader('content-type', answered.headers.get('content-type') ?? 'text/html');
  response.end(Buffer.from(await answered.arrayBuffer()));
}

async function serve(): Promise<{ server: Server; address: string }> {
  const { handle } = (await import(pathToFileURL(join(dist, 'rsc/index.js')).href)) as {
    handle: Handle;
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith('/assets/')) {
      response.setHeader('content-type', 'text/javascript');
      response.end(readFileSync(join(dist, 'client', path)));
      return;
    }
    if (path !== '/' && path !== '/page.rsc') {
      response.writeHead(204).end();
      return;
    }
    void answer(handle, path, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as { port: number };
  return { server, address: `http://127.0.0.1:${port}/` };
}

/** Faults found, none where all is well. */
export async function checkServerComponents(browser: Browser): Promise<string[]> {
  await buildIt();
  const faults: string[] = [];
  const { server, address } = await serve();
  try {
    const page = await browser.newPage();
    const loading: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) loading.push(response.text());
    });
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        faults.push(`server components: ${message.text()}`);
    });
    page.on('pageerror', (error) => faults.push(`server components: ${error.message}`));
    await page.goto(address);
    const chart = page.getByRole('img', { name: /^Birth chart/ });
    if ((await chart.count()) !== 1) faults.push('server components: the page has no chart');
    const second = page.getByRole('tab', { name: 'Two' });
    await second.click();
    await page.getByText('Second').waitFor({ timeout: 10_000 });
    const scripts = (await Promise.all(loading)).join('\n');
    if (scripts.includes('kundli-chart')) faults.push('the chart’s code reaches the browser');
    if (!scripts.includes('tablist')) faults.push('the code of the tabs does not reach the browser');
  } finally {
    server.close();
  }
  return faults;
}
