// Compares what is published with its budgets in bytes gzip. React is not counted. Prints a table; a size above its budget
// fails, and so does a size in a README that differs from the measured one.
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

const root = join(import.meta.dirname, '../..');
const kB = 1000;

interface Budget {
  what: string;
  bytes: number;
  most: number;
}

const gzip = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;

/** Size of the bundle of an import, as a product's bundler makes it. */
async function script(code: string): Promise<number> {
  const entry = 'jyoti:entry';
  const bundle = await rolldown({
    input: entry,
    cwd: root,
    external: /^(react|react-dom)($|\/)/,
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  return output.reduce((sum, file) => sum + (file.type === 'chunk' ? gzip(file.code) : 0), 0);
}

/** A component as a product imports it: by name, so that other exports of the subpath are left out. */
const ui = (named: Record<string, string>) =>
  script(
    Object.entries(named)
      .map(
        ([name, parts]) =>
          `export { ${parts} } from ${JSON.stringify(join(root, `packages/ui/dist/${name}/index.js`))};`,
      )
      .join('\n'),
  );
const tabs = { tabs: 'Tabs, TabList, Tab, TabPanel' };
const accordion = { accordion: 'Accordion, AccordionItem' };
const dialog = { dialog: 'Dialog' };
const carousel = { carousel: 'Carousel, CarouselSlide' };
const engine = (exports: string, module: string) =>
  script(
    `export ${exports} from ${JSON.stringify(join(root, `packages/jyotish/dist/${module}.js`))};`,
  );
const contract = (exports: string, module: string) =>
  script(
    `export ${exports} from ${JSON.stringify(join(root, `packages/contract/dist/${module}.js`))};`,
  );

const clientCall = `import { createClient } from ${JSON.stringify(join(root, 'packages/contract/dist/client.js'))};
const call = createClient({ baseUrl: '', fetch, token: () => null, language: 'en' });
const place = { name: 'Ujjain', latitude: 23.18, longitude: 75.78 };
const birth = { name: 'Asha', date: '1990-05-14', time: '06:30', place };
const { planet_details: planets } = await call('POST /api/kundli', { body: { birth } });
export const sign: string | undefined = planets?.ascendant_sign;`;

/** The least of several times that TypeScript takes to check a file, ms. */
function timeToCheck(code: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'jyoti-types-'));
  writeFileSync(join(folder, 'file.ts'), code);
  const compilerOptions = {
    strict: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    noEmit: true,
    // In the workspace a package that another depends on is its sources.
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  const times = [1, 2, 3].map(() => {
    const begun = performance.now();
    execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { stdio: 'inherit' });
    return performance.now() - begun;
  });
  rmSync(folder, { recursive: true });
  return Math.min(...times);
}

const sheet = (path: string) => gzip(readFileSync(join(root, path)));

const themes = globSync('packages/themes/dist/themes/*.css', { cwd: root }).map(sheet);

/** Measured size plus a tenth; the first four together, all styles and the themes have limits of their own. */
const budgets: Budget[] = [
  {
    what: 'Tabs, Accordion, Dialog and Carousel together',
    bytes: await ui({ ...tabs, ...accordion, ...dialog, ...carousel }),
    most: 34 * kB,
  },
  { what: 'Button', bytes: await ui({ button: 'Button' }), most: 2 * kB },
  { what: 'Tabs', bytes: await ui(tabs), most: 13.2 * kB },
  { what: 'Accordion', bytes: await ui(accordion), most: 10.7 * kB },
  { what: 'Dialog', bytes: await ui(dialog), most: 13.2 * kB },
  { what: 'Carousel', bytes: await ui(carousel), most: 14.7 * kB },
  { what: 'KundliChart', bytes: await ui({ 'kundli-chart': 'KundliChart' }), most: 5.1 * kB },
  {
    what: 'styles of the whole kit',
    bytes: sheet('packages/ui/dist/css/styles.css'),
    most: 27.6 * kB,
  },
  { what: 'ten themes', bytes: sheet('packages/themes/dist/all.css'), most: 3 * kB },
  { what: 'the largest theme', bytes: Math.max(...themes), most: 1 * kB },
  { what: 'engine, everything', bytes: await engine('*', 'index'), most: 165 * kB },
  { what: 'engine, yogas', bytes: await engine('{ yogasOf }', 'yoga/index'), most: 16.2 * kB },
  {
    what: 'engine, positions alone',
    bytes: await engine('{ apparentPosition }', 'sky/index'),
    most: 42 * kB,
  },
  {
    what: 'engine, the ephemeris',
    bytes: await engine('*', 'ephemeris/index'),
    most: 45 * kB,
  },
  {
    what: 'contract, the address of a kundli',
    bytes: await contract('{ searchFromBirth, birthFromSearch }', 'urls'),
    most: 4 * kB,
  },
  {
    what: 'contract, the client',
    bytes: await contract('{ createClient, ApiFailure }', 'client'),
    most: 4 * kB,
  },
];

/** How many times the time of an empty file TypeScript takes to check one call of the client; at most three. */
const callTime = timeToCheck(clientCall) / timeToCheck('export {};');

console.table(
  budgets.map(({ what, bytes, most }) => ({
    what,
    'gzip, kB': (bytes / kB).toFixed(2),
    'budget, kB': most / kB,
    share: `${Math.round((bytes / most) * 100)}%`,
  })),
);
const over = budgets.filter(({ bytes, most }) => bytes > most);
for (const { what, bytes, most } of over) console.error(`${what}: ${bytes} of ${most} bytes`);

const found = new Map(budgets.map((budget) => [budget.what, budget]));
const row = (what: string) => new RegExp(`\\| ${what} +\\| ([\\d.,]+)`);
const limit = (what: string) => new RegExp(`\\| ${what} +\\| [\\d.,]+ +\\| ([\\d.]+)`);

/** Where each README states a size or a limit: a pattern whose group is the figure, in kB; in bytes in that of the themes. */
const figures: [folder: string, pattern: RegExp, bytes: number | undefined][] = [
  ...Object.entries({
    'Tabs, Accordion, Dialog and Carousel together':
      'Tabs, Accordion, Dialog and Carousel together',
    KundliChart: 'KundliChart',
    '`styles.css`, every component': 'styles of the whole kit',
    'the ten themes together': 'ten themes',
  }).flatMap(([label, what]): typeof figures => [
    ['ui', row(label), found.get(what)?.bytes],
    ['ui', limit(label), found.get(what)?.most],
  ]),
  ['jyotish', /positions alone about ([\d.]+) kB/, found.get('engine, positions alone')?.bytes],
  ['jyotish', /the rest themselves: about ([\d.]+) kB/, found.get('engine, the ephemeris')?.bytes],
  ['jyotish', /everything about ([\d.]+) kB/, found.get('engine, everything')?.bytes],
  ['themes', /\| one theme +\| (\d+) to/, Math.min(...themes)],
  ['themes', /\| one theme +\| \d+ to (\d+)/, Math.max(...themes)],
  ...['all', 'base', 'base-scoped', 'dynamic', 'system', 'drawings', 'default-drawings'].map(
    (name): (typeof figures)[number] => [
      'themes',
      row(`\`${name}.css\``),
      sheet(`packages/themes/dist/${name}.css`),
    ],
  ),
];

const wrong = figures.flatMap(([folder, pattern, bytes = Number.NaN]) => {
  const readme = `packages/${folder}/README.md`;
  const [text, figure] = pattern.exec(readFileSync(join(root, readme), 'utf8')) ?? [`${pattern}`];
  const stated = Number(figure?.replace(',', '')) * (folder === 'themes' ? 1 : kB);
  return Math.abs(stated - bytes) <= bytes * 0.05
    ? []
    : [`${readme}: "${text}", not ${bytes} bytes`];
});
console.log(
  `TypeScript checks a call of the client in ${callTime.toFixed(1)} times an empty file.`,
);
if (callTime > 3) wrong.push('the types of the client of @jyoti/contract take too long');
for (const line of wrong) console.error(line);
process.exitCode = over.length + wrong.length > 0 ? 1 : 0;
