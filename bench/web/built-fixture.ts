// One of the two compared pages, built like the site and served compressed.
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** `virtual:faqs`: only as many questions as the page shows. */
function faqsOfTheSite(): Plugin {
  return {
    name: 'faqs-of-the-site',
    resolveId: (id) => (id === 'virtual:faqs' ? '\0faqs' : null),
    load(id) {
      if (id !== '\0faqs') return null;
      const all = JSON.parse(readFileSync('apps/api/content/en/faqs.json', 'utf8')) as unknown[];
      return `export const faqs = ${JSON.stringify(all.slice(0, 20))};`;
    },
  };
}

export interface BuiltFixture {
  origin: string;
  /** Compressed bytes of the requested files with this extension. */
  bytes: (ending: '.js' | '.css') => number;
  close: () => void;
}

/** Builds `bench/web/fixtures/<name>` into a separate folder and serves it on a free port. */
export async function builtFixture(name: 'ours' | 'mantine'): Promise<BuiltFixture> {
  const folder = mkdtempSync(join(tmpdir(), 'jyoti-fixture-'));
  const files = new Map<string, Buffer>();
  try {
    await build({
      configFile: false,
      root: join('bench/web/fixtures', name),
      logLevel: 'error',
      plugins: [faqsOfTheSite(), react(), vanillaExtractPlugin()],
      build: { outDir: folder, emptyOutDir: true },
    });
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (TYPES[extname(file)]) files.set(`/${file}`, gzipSync(readFileSync(join(folder, file))));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const requestedPaths = new Set<string>();
  const server = createServer(({ url = '/' }, response) => {
    const path = url === '/' ? '/index.html' : url;
    const body = files.get(path);
    if (!body) {
      response.writeHead(404).end();
      return;
    }
    requestedPaths.add(path);
    response
      .writeHead(200, { 'content-type': TYPES[extname(path)], 'content-encoding': 'gzip' })
      .end(body);
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return {
    origin: `http://localhost:${address.port}`,
    bytes: (ending) => {
      const matching = [...requestedPaths].filter((path) => path.endsWith(ending));
      return matching.reduce((sum, path) => sum + (files.get(path)?.length ?? 0), 0);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
