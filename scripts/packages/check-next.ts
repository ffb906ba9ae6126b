// Checks the packed kit in Next.js. Every component renders on one page of server components, so that none uses a hook or
// passes a function where it may not, and hydrates without an error; the product is driven; components without behaviour
// send no script. Run after packing.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { driveProduct, strictPage } from './drive-product.ts';
import { hydrated } from './hydrated.ts';
import { consumer } from './pack.ts';

/** Runs a command of Next.js; `output` returns what it has printed so far. */
function next(...args: string[]) {
  const command = spawn(
    process.execPath,
    [join(consumer, 'node_modules/next/dist/bin/next'), ...args],
    {
      cwd: join(consumer, 'next'),
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const parts: Buffer[] = [];
  for (const stream of [command.stdout, command.stderr])
    stream.on('data', (part: Buffer) => parts.push(part));
  return { command, output: () => Buffer.concat(parts).toString() };
}

/**
 * Builds the product in a separate process, in parallel with other checks.
 * @returns the problems found
 */
export async function buildNext(): Promise<string[]> {
  const { command, output } = next('build');
  const [status] = (await once(command, 'close')) as [number | null];
  return status === 0 ? [] : [`Next.js: ${output().slice(-3000)}`];
}

async function serve() {
  const { command: server, output } = next('start', '--port', '0', '--hostname', '127.0.0.1');
  while (server.exitCode === null && !output().includes('Ready')) await once(server.stdout, 'data');
  const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(output()) ?? [];
  if (address === undefined) throw new Error(`Next.js does not start: ${output()}`);
  return { server, address };
}

/** Every component is on the page and hydrates. */
async function judgeEvery(browser: Browser, address: string, problems: string[]): Promise<void> {
  const page = await strictPage(browser, 'Next.js, every component', problems);
  await page.goto(`${address}/every`);
  await hydrated(page);
  const empty = await page
    .locator('[data-sample]:empty')
    .evaluateAll((samples) => samples.map((sample) => sample.getAttribute('data-sample')));
  if (empty.length > 0) problems.push(`Next.js: nothing is rendered of ${empty.join(', ')}`);
}

async function judgeProduct(browser: Browser, address: string, problems: string[]): Promise<void> {
  const html = await (await fetch(address)).text();
  for (const expected of ['role="tablist"', '<svg', 'data-theme="cosmic-depths"'])
    if (!html.includes(expected)) problems.push(`Next.js: the server's page lacks ${expected}`);

  const page = await strictPage(browser, 'Next.js', problems);
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  problems.push(...(await driveProduct(page, 'Next.js', address)));
  const sent = (await Promise.all(scripts)).join('\n');
  if (/[`'"]element-glyph[`'"]/.test(sent)) problems.push('Next.js: the code of a glyph is sent');
  if (!sent.includes('tablist')) problems.push('Next.js: the code of the tabs is not sent');
}

/**
 * @param build the result of `buildNext`
 * @returns the problems found
 */
export async function checkNext(browser: Browser, build: Promise<string[]>): Promise<string[]> {
  const problems = await build;
  if (problems.length > 0) return problems;
  const { server, address } = await serve();
  try {
    await judgeEvery(browser, address, problems);
    await judgeProduct(browser, address, problems);
  } catch (error) {
    problems.push(`Next.js: ${String(error)}`);
  } finally {
    server.kill();
  }
  return problems;
}
