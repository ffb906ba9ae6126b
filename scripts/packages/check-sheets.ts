// Checks that style sheets of components can be combined in any order: each state story looks the same under `styles.css`,
// under all component sheets in alphabetical order, and in reverse order. Run after packing.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build, preview, type Plugin } from 'vite';
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
  const names = globSync('*.css', { cwd: join(kit, 'css') })
    .filter((name) => name !== 'styles.css')
    .toSorted();
  const alphabetical = names.map(sheet);
  const orders = [[sheet('styles.css')], alphabetical, alphabetical.toReversed()];

  const problems: string[] = [];
  const window = await browser.newPage();
  try {
    window.on('pageerror', (error) => problems.push(`sheets: ${error.message}`));
    for (const media of [{}, { forcedColors: 'active' }, { media: 'print' }] as const) {
      await window.emulateMedia(media);
      await window.goto(server.resolvedUrls!.local[0]!);
      await window.waitForFunction('globalThis.storyCount > 0');
      const differences = await window.evaluate(
        (sheets) =>
          (
            globalThis as unknown as { compareOrders: (sheets: string[][]) => Promise<string[]> }
          ).compareOrders(sheets),
        orders,
      );
      problems.push(...differences.map((line) => `${JSON.stringify(media)} ${line}`));
    }
  } finally {
    await window.close();
    await server.close();
  }
  return problems;
}
