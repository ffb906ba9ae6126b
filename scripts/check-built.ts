// What is published must run without our workspace's tools: plain Node loads every component of the built kit, renders
// the chart to a string, finds its style sheets, and the built engine and contract load too.
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');
const load = (path: string) => import(pathToFileURL(join(root, path)).href);

const components = globSync('packages/ui/dist/*/index.js', { cwd: root });
if (components.length < 20) throw new Error(`only ${components.length} components were built`);
for (const component of components) await load(component);

const { KundliChart } = (await load('packages/ui/dist/kundli-chart/index.js')) as {
  KundliChart: (props: object) => unknown;
};
const chart = KundliChart({ title: 'Sample', data: { ascendantSign: 1, placements: [] } });
if (typeof chart !== 'object' || chart === null) throw new Error('the built chart does not render');

for (const sheet of [
  'packages/ui/dist/css/button.css',
  'packages/ui/dist/css/styles.css',
  'packages/themes/dist/all.css',
  'packages/themes/dist/base.css',
  'packages/themes/dist/themes/cosmic-depths.css',
  'packages/themes/dist/tokens/all.json',
]) {
  if (!existsSync(join(root, sheet))) throw new Error(`${sheet} was not built`);
}

for (const entry of ['jyotish', 'readings', 'contract', 'themes']) {
  await load(`packages/${entry}/dist/index.js`);
}
console.log(
  `${components.length} components, themes, engine, readings and contract load in plain Node.`,
);
