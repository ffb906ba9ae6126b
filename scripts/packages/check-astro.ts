// Checks the packed kit in Astro: a chart is HTML without a script, and a field is an island that hydrates. Run after packing.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { preview } from 'vite';
import { strictPage } from './drive-product.ts';
import { consumer } from './pack.ts';

const product = join(consumer, 'astro');

/** @returns the problems found */
export async function checkAstro(browser: Browser): Promise<string[]> {
  execFileSync(process.execPath, [join(consumer, 'node_modules/astro/bin/astro.mjs'), 'build'], {
    cwd: product,
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: 'pipe',
  });
  const html = readFileSync(join(product, 'dist/index.html'), 'utf8');
  const sent = globSync('dist/**/*.js', { cwd: product })
    .map((script) => readFileSync(join(product, script), 'utf8'))
    .join('');
  const problems = [
    ...(html.includes('Birth chart') && html.includes('<svg')
      ? []
      : ['Astro: the page has no chart']),
    ...(sent.includes('kundli-chart') ? ['Astro: the code of a chart that is HTML is sent'] : []),
  ];
  const server = await preview({
    root: product,
    configFile: false,
    logLevel: 'error',
    preview: { port: 5191, strictPort: false },
  });
  try {
    const page = await strictPage(browser, 'Astro', problems);
    await page.goto(server.resolvedUrls!.local[0]!);
    await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
    await page.getByRole('textbox', { name: 'Date of birth' }).pressSequentially('15081947');
    await page.getByText('Born: 1947-08-15').waitFor();
  } catch (error) {
    problems.push(`Astro: ${String(error)}`);
  } finally {
    await server.close();
  }
  return problems;
}
