// `node scripts/share-pictures.ts` renders the preview images of shared links, 1200 by 630, into apps/web/public/pictures:
// per language one for the site, one for each kind of article, each sign, and some tools. They are committed, so that no build
// needs a browser.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { sharePictures } from '../apps/web/share-pictures/pictures.ts';
import { sharePictureFile } from '../apps/web/src/platform/data/share-picture.ts';
import { chromiumPath } from './chromium.ts';

const folder = 'apps/web/public';
/** Previews are fetched by many who never open the page, so they must be small. */
const mostBytes = 60_000;

/** The API of sharp, a dependency of the API, that reduces an image. */
type Sharp = (picture: Buffer) => {
  png(options: { palette: true; colours: number; effort: number }): { toBuffer(): Promise<Buffer> };
};
const sharp = createRequire(new URL('../apps/api/package.json', import.meta.url))('sharp') as Sharp;

const server = await createServer({
  configFile: false,
  root: 'apps/web/share-pictures',
  plugins: [react(), vanillaExtractPlugin()],
  server: { port: 0, fs: { allow: [process.cwd()] } },
  logLevel: 'warn',
});
await server.listen();
const [address] = server.resolvedUrls?.local ?? [];

const browser = await chromium.launch({
  ...(chromiumPath && { executablePath: chromiumPath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const { name, language } of sharePictures) {
  await page.goto(`${address}?${new URLSearchParams({ picture: name, language })}`);
  await page.locator(`[data-picture="${name}"]`).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const drawn = await page.screenshot();
  const small = await sharp(drawn).png({ palette: true, colours: 64, effort: 10 }).toBuffer();
  if (small.length > mostBytes) throw new Error(`${name} has ${small.length} bytes`);
  const file = `${folder}${sharePictureFile(name, language)}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, small);
  process.stdout.write(`${file} ${small.length}\n`);
}
await browser.close();
await server.close();
