// Checks the packed kit in a framework that renders on a server: React Router builds the product in
// `e2e/consumer/react-router`, Chromium hydrates it with React's development build, whose every warning is a fault, and
// drives it. Run after the packages are packed.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
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

/** Starts the product in a process of its own: builds of this one may have set NODE_ENV to something else. */
async function serve() {
  const server = spawn(process.execPath, ['serve.mjs'], {
    cwd: product,
    env: DEVELOPMENT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [address] = (await once(server.stdout, 'data')) as [Buffer];
  return { server, address: address.toString() };
}

/** Notes every theme that the page has from its first frame with content on. */
function noteThemes(): void {
  const themes = new Set<string>();
  Object.assign(globalThis, { themesSeen: themes });
  const note = () => {
    if (document.body !== null) themes.add(document.documentElement.dataset.theme ?? 'none');
    requestAnimationFrame(note);
  };
  note();
}

const themesSeen = (page: Page) =>
  page.evaluate(() => [...(globalThis as unknown as { themesSeen: Set<string> }).themesSeen]);

/** Uses the product as a visitor would. Each step waits for what it leads to, and throws where that does not come. */
async function drive(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await hydrated(page);
  await page.getByText('Theme: cosmic-depths').waitFor();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByText('No notes yet.').waitFor();

  await page.getByRole('textbox', { name: 'Date of birth' }).pressSequentially('15081947');
  await page.getByText('Born: 1947-08-15').waitFor();

  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('dialog', { name: 'Share this chart' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Chart saved').waitFor();

  await page.getByRole('button', { name: 'Remember the theme' }).click();
  await page.getByRole('button', { name: 'Celestial Light' }).click();
  await page.locator('html[data-theme="celestial-light"]').waitFor({ state: 'attached' });

  await page.reload();
  await page.getByText('Theme: celestial-light').waitFor();
  const seen = await themesSeen(page);

  await page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
  await page.getByRole('link', { name: 'About' }).click();
  await page.getByRole('heading', { name: 'About' }).waitFor();
  const stillHere = await page.evaluate(() => 'stillHere' in globalThis);
  return [
    ...(seen.join() === 'celestial-light'
      ? []
      : [`React Router: a remembered theme comes after ${seen.join(', ')}`]),
    ...(stillHere ? [] : ['React Router: a link of the kit reloads the page']),
  ];
}

/** Faults found, none where all is well. */
export async function checkReactRouter(browser: Browser): Promise<string[]> {
  build();
  const { server, address } = await serve();
  const faults: string[] = [];
  try {
    const html = await (await fetch(address)).text();
    for (const expected of ['role="tablist"', '<svg', 'cosmic-depths'])
      if (!html.includes(expected))
        faults.push(`React Router: the server's page lacks ${expected}`);
    const page = await browser.newPage();
    page.setDefaultTimeout(20_000);
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        faults.push(`React Router: ${message.text()}`);
    });
    page.on('pageerror', (error) => faults.push(`React Router: ${error.message}`));
    await page.addInitScript(noteThemes);
    faults.push(...(await drive(page, address)));
  } catch (error) {
    faults.push(`React Router: ${String(error)}`);
  } finally {
    server.kill();
  }
  return faults;
}
