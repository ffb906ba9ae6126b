// Checks the packed kit in a product made of server components. Every component renders in a page of its own, so that
// none uses a hook or passes a function where it may not; all of them hydrate without a warning; the code of a chart
// stays on the server. Run after the packages are packed.
import { createServer, type Server, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import rsc from '@vitejs/plugin-rsc';
import type { Browser, Page } from '@playwright/test';
import { createBuilder } from 'vite';
import { hydrated } from './hydrated.ts';
import { consumer } from './pack.ts';

const folder = join(consumer, 'server-components');
const dist = join(folder, 'dist');

async function buildIt(): Promise<void> {
  const entry = (name: string) => ({
    build: { rollupOptions: { input: { index: join(folder, `entry.${name}`) } } },
  });
  const builder = await createBuilder({
    root: folder,
    configFile: false,
    logLevel: 'error',
    // A chunk for each client module: a page then loads those of its own components alone.
    plugins: [rsc({ clientChunks: ({ normalizedId }) => normalizedId })],
    environments: {
      rsc: { ...entry('rsc.tsx'), resolve: { noExternal: true } },
      ssr: { ...entry('ssr.ts'), resolve: { noExternal: true } },
      client: entry('browser.ts'),
    },
  });
  await builder.buildApp();
}

type Handle = (request: Request) => Promise<Response>;

interface Application {
  handle: Handle;
  componentPaths: readonly string[];
}

/** Renders each component of the kit alone in a server component. */
async function renderEach({ handle, componentPaths }: Application): Promise<string[]> {
  const faults: string[] = [];
  for (const path of componentPaths) {
    try {
      const page = await handle(new Request(new URL(path, 'http://localhost')));
      if (/<body>\s*<\/body>/.test(await page.text())) faults.push(`${path} is empty`);
    } catch (error) {
      faults.push(`server components: ${path}: ${String(error).slice(0, 400)}`);
    }
  }
  return faults;
}

async function answer(handle: Handle, path: string, response: ServerResponse): Promise<void> {
  try {
    const answered = await handle(new Request(new URL(path, 'http://localhost')));
    response.setHeader('content-type', answered.headers.get('content-type') ?? 'text/html');
    response.end(Buffer.from(await answered.arrayBuffer()));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

async function serve(handle: Handle): Promise<{ server: Server; address: string }> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith('/assets/')) {
      response.setHeader('content-type', 'text/javascript');
      response.end(readFileSync(join(dist, 'client', path)));
      return;
    }
    if (!['/', '/page.rsc', '/all', '/all.rsc'].includes(path)) {
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

/** Hydrates a page with every component of the kit; a warning of React is a fault of the page. */
async function hydrateAll(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Faults found, none where all is well. */
export async function checkServerComponents(browser: Browser): Promise<string[]> {
  await buildIt();
  const faults: string[] = [];
  const application = (await import(pathToFileURL(join(dist, 'rsc/index.js')).href)) as Application;
  faults.push(...(await renderEach(application)));

  const { server, address } = await serve(application.handle);
  try {
    const page = await browser.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        faults.push(`server components: ${message.text()}`);
    });
    page.on('pageerror', (error) => faults.push(`server components: ${error.message}`));
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text());
    });
    await page.goto(address);
    const chart = page.getByRole('img', { name: /^Birth chart/ });
    if ((await chart.count()) !== 1) faults.push('server components: the page has no chart');
    const second = page.getByRole('tab', { name: 'Two' });
    await second.click();
    await page.getByText('Second').waitFor({ timeout: 10_000 });
    const loaded = (await Promise.all(scripts)).join('\n');
    // Quoted: names of files that are not loaded hold the word too.
    if (/[`'"]kundli-chart[`'"]/.test(loaded))
      faults.push('the code of the chart reaches the browser');
    if (!loaded.includes('tablist')) faults.push('the code of the tabs does not reach the browser');

    if (faults.length === 0) await hydrateAll(page, `${address}all`);
  } finally {
    server.close();
  }
  return faults;
}
