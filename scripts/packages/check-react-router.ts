// Checks the packed kit in React Router, which renders the product on a server. Chromium hydrates it with React's
// development build, where every warning counts as an error, and drives it. Run after packing.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { driveProduct, strictPage } from './drive-product.ts';
import { consumer, root } from './pack.ts';

const product = join(consumer, 'react-router');
const DEVELOPMENT = { ...process.env, NODE_ENV: 'development' };

function build(): void {
  execFileSync(process.execPath, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
    cwd: product,
    env: DEVELOPMENT,
    stdio: 'pipe',
  });
}

/** Starts the product in a separate process: builds in this one may have set NODE_ENV to another value. */
async function serve() {
  const server = spawn(process.execPath, ['serve.mjs'], {
    cwd: product,
    env: DEVELOPMENT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [address] = (await once(server.stdout, 'data')) as [Buffer];
  return { server, address: address.toString() };
}

/** @returns the problems found */
export async function checkReactRouter(browser: Browser): Promise<string[]> {
  build();
  const { server, address } = await serve();
  const problems: string[] = [];
  try {
    const html = await (await fetch(address)).text();
    for (const expected of ['role="tablist"', '<svg', 'cosmic-depths'])
      if (!html.includes(expected))
        problems.push(`React Router: the server's page lacks ${expected}`);
    const page = await strictPage(browser, 'React Router', problems);
    problems.push(...(await driveProduct(page, 'React Router', address)));
  } catch (error) {
    problems.push(`React Router: ${String(error)}`);
  } finally {
    server.kill();
  }
  return problems;
}
