// `node scripts/site-icons.ts` renders the icons of the installed site into apps/web/public/icons, from favicon.svg. They
// are committed, so that no build needs to render them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const folder = 'apps/web/public/icons';
const favicon = readFileSync('apps/web/public/favicon.svg', 'utf8');

/** The API of sharp, a dependency of the API, that renders an SVG. */
type Sharp = (
  drawing: Buffer,
  options: { density: number },
) => {
  resize(size: number): ReturnType<Sharp>;
  png(options: { palette: true; colours: number; effort: number }): { toBuffer(): Promise<Buffer> };
};
const sharp = createRequire(new URL('../apps/api/package.json', import.meta.url))('sharp') as Sharp;

/** A maskable icon: filled to the edges, with the drawing in the middle, because phones crop it to their own shape. */
function filled(share: number): string {
  const inset = (32 * (1 - share)) / 2;
  return favicon
    .replace(/ rx="6"/, '')
    .replace(/(<g )/, `<g transform="translate(${inset} ${inset}) scale(${share})">$1`)
    .replace('</svg>', '</g></svg>');
}

const icons = [
  { name: 'icon-192', size: 192, drawing: favicon },
  { name: 'icon-512', size: 512, drawing: favicon },
  // The drawing is inside the middle four fifths.
  { name: 'icon-maskable-512', size: 512, drawing: filled(0.72) },
  { name: 'apple-touch-icon', size: 180, drawing: filled(0.86) },
];

mkdirSync(folder, { recursive: true });
for (const { name, size, drawing } of icons) {
  const picture = await sharp(Buffer.from(drawing), { density: (72 * size) / 32 })
    .resize(size)
    .png({ palette: true, colours: 64, effort: 10 })
    .toBuffer();
  writeFileSync(`${folder}/${name}.png`, picture);
  process.stdout.write(`${name}.png ${picture.length}\n`);
}
