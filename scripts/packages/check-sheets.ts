// Checks that style sheets can be combined: each state story looks the same under `styles.css`, under all component sheets in
// alphabetical order and in reverse order; the kit and a product's own styles each look right beside Tailwind with the line of
// the README, in any order; `base-scoped.css` styles what is marked. Run after packing.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build, preview, type Plugin } from 'vite';
import type { SheetChecks } from '../../e2e/sheets/main.tsx';
import { consumer, root } from './pack.ts';

const source = join(root, 'packages/ui/src/');
const kit = join(consumer, 'node_modules/@jyoti/ui/dist');
const page = join(root, 'e2e/sheets');
const built = join(consumer, 'sheets');

/** Stories of the workspace, rendered with the components of the tarball. */
const packedKit: Plugin = {
  name: 'packed-kit',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (id.startsWith('@jyoti/')) return this.resolve(id, join(consumer, 'index.html'));
    const found = await this.resolve(id, importer, { skipSelf: true });
    if (!found?.id.startsWith(source)) return found;
    const module = found.id.slice(source.length).replace(/\.css\.ts$/, '.styles.js');
    const packed = join(kit, module.replace(/\.tsx?$/, '.js'));
    return existsSync(packed) ? packed : found;
  },
};

const preflight = readFileSync(join(page, 'preflight.css'), 'utf8');
const utilities = '.p-8 { padding: 2rem; } .text-xl { font-size: 1.25rem; }';
/** A class of a product's own, as CSS modules write it: in no layer. */
const own = '.module-button { padding: 1rem; background: rgb(1, 2, 3); }';

/** The style sheets of a product in several orders, each with the line that the README gives. */
function productOrders(kitSheets: readonly string[]): string[][] {
  const line = '@layer theme, base, jyoti, components, utilities;';
  const tailwind4 = `@layer theme, base, components, utilities; @layer base { ${preflight} } @layer utilities { ${utilities} }`;
  const line3 = '@layer preflight, jyoti;';
  const tailwind3 = `@layer preflight { ${preflight} } ${utilities}`;
  return [
    [line, tailwind4, ...kitSheets, own],
    [line, own, ...kitSheets, tailwind4],
    [line3, own, ...kitSheets, tailwind3],
    [line3, tailwind3, ...kitSheets, own],
  ];
}

/** @returns the problems found */
export async function checkSheets(browser: Browser): Promise<string[]> {
  await build({
    root: page,
    configFile: false,
    logLevel: 'error',
    plugins: [packedKit, react()],
    resolve: { dedupe: ['react', 'react-dom'] },
    build: { outDir: built, emptyOutDir: true, minify: false, chunkSizeWarningLimit: Infinity },
  });
  const server = await preview({
    root: page,
    configFile: false,
    logLevel: 'error',
    build: { outDir: built },
    preview: { port: 5191, strictPort: false },
  });
  const sheet = (name: string) => readFileSync(join(kit, 'css', name), 'utf8');
  const theme = (name: string) =>
    readFileSync(join(consumer, 'node_modules/@jyoti/themes/dist', name), 'utf8');
  const names = globSync('{*,recipes/*}.css', { cwd: join(kit, 'css') })
    .filter((name) => name !== 'styles.css')
    .toSorted();
  const alphabetical = names.map(sheet);
  const [base, themes, styles] = [theme('base.css'), theme('all.css'), sheet('styles.css')];
  const whole = [base, themes, styles];
  const orders = [
    whole,
    [base, themes, ...alphabetical],
    [base, themes, ...alphabetical.toReversed()],
  ];

  const problems: string[] = [];
  const window = await browser.newPage();
  try {
    window.on('pageerror', (error) => problems.push(`sheets: ${error.message}`));
    const open = async () => {
      await window.goto(server.resolvedUrls!.local[0]!);
      await window.waitForFunction('globalThis.storyCount > 0');
    };
    const check = <Name extends keyof SheetChecks>(
      name: Name,
      ...args: Parameters<SheetChecks[Name]>
    ) =>
      window.evaluate(
        ([called, values]) =>
          (globalThis as unknown as Record<string, (...given: unknown[]) => Promise<string[]>>)[
            called
          ]!(...values),
        [name, args] as const,
      );
    for (const media of [{}, { forcedColors: 'active' }, { media: 'print' }] as const) {
      await window.emulateMedia(media);
      await open();
      const differences = await check('compareOrders', orders);
      problems.push(...differences.map((line) => `${JSON.stringify(media)} ${line}`));
    }
    await window.emulateMedia({ media: null, forcedColors: null });
    await open();
    const [alone, ...beside] = await check('readBeside', [whole, ...productOrders(whole)]);
    const ofKit = /^Kit: [^;]*/.exec(alone!)![0];
    const ground = /rgb\([^)]*\)/.exec(ofKit)![0];
    const wanted = new RegExp(
      `^${RegExp.escape(ofKit)}; Utility: 32px ${RegExp.escape(ground)} .*; Module: 16px rgb\\(1, 2, 3\\) .*; Own: 32px .* 20px$`,
    );
    problems.push(
      ...beside
        .filter((found) => !wanted.test(found))
        .map((found) => `beside the styles of a product: ${found}`),
      ...(await check('compareScoped', whole, [theme('base-scoped.css'), themes, styles])).map(
        (line) => `base-scoped.css: ${line}`,
      ),
    );
  } finally {
    await window.close();
    await server.close();
  }
  return problems;
}
