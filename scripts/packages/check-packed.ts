// The published packages must work in a product without our tools: the tarballs resolve for every resolver of ES modules,
// and plain Node renders a page with them. The nightly run also builds products with them (Vite, React Router, Next.js, the
// lowest React), which Chromium hydrates without a warning. Checks of a single promise are in the other files `check-…`.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { chromium, type Page } from '@playwright/test';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build, preview } from 'vite';
import { chromiumFlags, chromiumPath } from '../chromium.ts';
import { isThorough } from '../testing/thorough.ts';
import { checkDependencies } from './check-dependencies.ts';
import { checkDocuments } from './check-documents.ts';
import { checkLowestReact } from './check-lowest-react.ts';
import { buildNext, checkNext } from './check-next.ts';
import { checkAstro } from './check-astro.ts';
import { checkReactRouter } from './check-react-router.ts';
import { checkRelease } from './check-release.ts';
import { checkSheets } from './check-sheets.ts';
import { consumer, manifestOf, packAll, packages, root, tarballOf, unpacked } from './pack.ts';
import { filesOfKit } from './component-docs.ts';
import { exportsOf } from './read-exports.ts';
import { clientSampled, serverSampled } from './read-samples.ts';

const problems: string[] = [];

/** All our packages are ES modules only, so problems of CommonJS and of resolvers without `exports` are expected. */
const OURS = new Set(['node16-esm', 'bundler']);

async function judgePackages(): Promise<void> {
  for (const name of packages) {
    const pkgDir = join(consumer, 'node_modules/@jyoti', name);
    const { messages, pkg } = await publint({ pkgDir, level: 'warning', strict: true });
    problems.push(
      ...messages.map((message) => `${name}: ${formatMessage(message, pkg) ?? message.code}`),
    );
    const analysis = await checkPackage(
      createPackageFromTarballData(new Uint8Array(readFileSync(tarballOf(name)))),
    );
    if (!analysis.types) {
      problems.push(`${name}: ships no types`);
      continue;
    }
    for (const problem of analysis.problems) {
      const { resolutionKind, entrypoint = '' } = problem as {
        resolutionKind?: string;
        entrypoint?: string;
      };
      // Style sheets and token files have no types.
      if (/\.(css|json)$|\*/.test(entrypoint)) continue;
      if (resolutionKind === undefined || OURS.has(resolutionKind))
        problems.push(`${name}: ${problem.kind} ${entrypoint}`);
    }
  }
}

/** Each code file has its source map, and types are explicit instead of inferred from React's return types. */
function judgeFiles(): void {
  for (const name of packages) {
    const read = (file: string) => readFileSync(join(unpacked(name), file), 'utf8');
    const files = globSync('dist/**/*.{js,d.ts}', { cwd: unpacked(name) });
    for (const file of files) {
      if (file.endsWith('.d.ts') && read(file).includes('DetailedReactHTMLElement'))
        problems.push(`${name}: ${file} spells out an element: give the function a return type`);
      // Files that only re-export have no code to map.
      const hasCode =
        file.endsWith('.js') &&
        !/(?:index|runtime)\.js$/.test(file) &&
        read(file)
          .replaceAll(/(?:import|export) \{[^}]*\}(?: from "[^"]+")?;/g, '')
          .trim() !== '';
      if (hasCode && !existsSync(join(unpacked(name), `${file}.map`)))
        problems.push(`${name}: ${file} has no source map`);
    }
  }
  // Lines are added to and removed from the code after the bundler wrote its map.
  const file = join(unpacked('ui'), 'dist/select/select.js');
  const lines = readFileSync(file, 'utf8').split('\n');
  const line = lines.findIndex((text) => text.startsWith('function Select('));
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
  const { originalLine } = map.findEntry(line, 0) as { originalLine: number };
  const source = readFileSync(join(root, 'packages/ui/src/select/select.tsx'), 'utf8').split('\n');
  if (!source[originalLine]?.includes('function Select'))
    problems.push(`the source map of select.js leads to line ${originalLine + 1} of its source`);
}

/** The samples contain every component of the kit. */
function judgeSamples(): void {
  const sampled = new Set([...serverSampled(), ...clientSampled()]);
  const source = join(root, 'packages/ui/src');
  for (const index of filesOfKit('index.ts'))
    for (const { name, kind } of exportsOf(join(source, index)).values())
      if (kind === 'component' && !sampled.has(`${dirname(index)}/${name}`))
        problems.push(`${name} of ${dirname(index)} has no sample in e2e/consumer/samples`);
}

/** Every entry point of every package loads without a document, a bundler or TypeScript. */
async function loadEverything(): Promise<number> {
  const entries = globSync('node_modules/@jyoti/*/dist/{,*/,*/*/}index.js', {
    cwd: consumer,
  });
  for (const entry of entries) await import(pathToFileURL(join(consumer, entry)).href);
  return entries.length;
}

/** Frameworks with server components need to know which modules run in a browser, and which a server may render alone. */
function judgeClientMarks(): void {
  const isMarked = (module: string) =>
    readFileSync(join(consumer, 'node_modules/@jyoti/ui/dist', module), 'utf8').startsWith(
      '"use client"',
    );
  for (const module of [
    'tabs/tabs.js',
    'dialog/dialog.js',
    'carousel/carousel.js',
    'carousel/track/embla-track.js',
  ])
    if (!isMarked(module)) problems.push(`${module} is not marked "use client"`);
  for (const module of [
    'kundli-chart/kundli-chart.js',
    'glyphs/graha-glyph.js',
    'layout/containers/stack.js',
  ])
    if (isMarked(module)) problems.push(`${module} is marked "use client", but it only draws`);
}

function renderOnServer(): string {
  const html = execFileSync('node', ['server.mjs'], { cwd: consumer, encoding: 'utf8' });
  for (const expected of ['Balance of', '<svg', 'role="tablist"', 'Save chart', 'The rising sign'])
    if (!html.includes(expected)) problems.push(`the server's page lacks ${expected}`);
  return html;
}

/** The command of the reports runs in plain Node, as npx runs it. */
function judgeCommand(): void {
  const command = join(unpacked('reports'), manifestOf('reports').bin!['jyoti']!);
  const args = '--date 1990-05-14 --time 06:30 --place 23.18,75.77 --zone Asia/Kolkata'.split(' ');
  const text = execFileSync('node', [command, 'chart', ...args], { encoding: 'utf8' });
  if (!text.includes('Purva Ashadha')) problems.push('reports: the command prints no report');
}

/** The class names that a style sheet of the kit defines itself: the first of each list, before those that it composes. */
function classNamesOf(sheet: string): string[] {
  const styles = join(consumer, `node_modules/@jyoti/ui/dist/${sheet}.styles.js`);
  return [...readFileSync(styles, 'utf8').matchAll(/"(jy[a-z\d]+)[" ]/g)].map(([, name]) => name!);
}

async function buildPage(html: string): Promise<void> {
  const index = join(consumer, 'index.html');
  writeFileSync(index, readFileSync(index, 'utf8').replace('<!--server-->', html));
  await build({ root: consumer, configFile: false, logLevel: 'error' });
  const css = globSync('dist/assets/*.css', { cwd: consumer })
    .map((sheet) => readFileSync(join(consumer, sheet), 'utf8'))
    .join('');
  const isStyled = (sheet: string) =>
    classNamesOf(sheet).some((name) => new RegExp(`\\.${name}\\b`).test(css));
  if (!isStyled('shared/styles/button')) problems.push('the page has no styles of the button');
  for (const other of ['carousel', 'dialog', 'header', 'footer', 'table'])
    if (isStyled(`${other}/${other}`))
      problems.push(`the page has styles of ${other}, which it does not use`);
}

/**
 * Whether two results of the engine are equal: all words, numbers to a billionth (of a degree: 3.6 millionths of an
 * arc-second), Julian days to half a millisecond. ECMAScript does not specify the last digits of a sine.
 */
function agree(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number')
    return Math.abs(one - other) <= Math.max(1e-9, Math.abs(one) * 2e-15);
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object')
    return one === other;
  const keys = Object.keys(one);
  return (
    keys.join() === Object.keys(other).join() &&
    keys.every((key) =>
      agree((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  );
}

/** The engine gives the same results in Node, on a page and in a worker. */
async function compareEngines(page: Page): Promise<void> {
  const inNode = execFileSync('node', ['figures.mjs'], { cwd: consumer, encoding: 'utf8' });
  await page.waitForFunction(() => 'figuresOfWorker' in globalThis, undefined, { timeout: 20_000 });
  const { onPage, inWorker } = await page.evaluate(() => {
    const { figuresOfPage, figuresOfWorker } = globalThis as unknown as Record<string, string>;
    return { onPage: figuresOfPage, inWorker: figuresOfWorker };
  });
  if (inNode.length < 10_000) problems.push('the engine says too little to compare');
  if (!agree(JSON.parse(inNode), JSON.parse(onPage ?? 'null')))
    problems.push('the engine says something else on a page than in Node');
  if (inWorker !== onPage)
    problems.push('the engine says something else in a worker than on a page');
}

async function openPage(nextBuild: ReturnType<typeof buildNext>): Promise<void> {
  const server = await preview({
    root: consumer,
    configFile: false,
    logLevel: 'error',
    preview: { port: 5190, strictPort: false },
  });
  const browser = await chromium.launch({
    ...(chromiumPath && { executablePath: chromiumPath }),
    args: chromiumFlags,
  });
  try {
    const page = await browser.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        problems.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`page: ${error.message}`));
    await page.goto(server.resolvedUrls!.local[0]!);
    await compareEngines(page);
    const save = page.getByRole('button', { name: 'Save chart' });
    await save.click();
    await page.getByRole('button', { name: 'Saved' }).waitFor({ timeout: 10_000 });
    const ground = await page
      .getByRole('button', { name: 'Saved' })
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    if (ground === 'rgba(0, 0, 0, 0)')
      problems.push('the button has no ground: its styles are missing');
    problems.push(
      ...(await checkReactRouter(browser)),
      ...(await checkAstro(browser)),
      ...(await checkNext(browser, nextBuild)),
      ...(await checkSheets(browser)),
    );
  } finally {
    await browser.close();
    await server.close();
  }
}

packAll();
await judgePackages();
judgeFiles();
judgeSamples();
judgeClientMarks();
problems.push(...checkDocuments(), ...checkDependencies());
judgeCommand();
const entries = await loadEverything();
const html = renderOnServer();
if (isThorough) {
  problems.push(...checkLowestReact(), ...(await checkRelease()));
  await buildPage(html);
  await openPage(buildNext());
}

for (const problem of problems) console.error(problem);
if (problems.length === 0)
  console.log(
    `${packages.length} tarballs are sound; ${entries} entries load in plain Node, which renders a page made of them${isThorough ? '; it builds, hydrates and responds, also with the lowest React, on React Router, in Astro as HTML with an island, and on Next.js as server components; style sheets combine in every order; a release would go through; the engine says the same in Node, on a page and in a worker' : ''}.`,
  );
process.exitCode = problems.length > 0 ? 1 : 0;
