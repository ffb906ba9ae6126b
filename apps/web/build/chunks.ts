import { build, type InlineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { builtFiles } from './built-files.ts';
import { fewFiles } from './few-files.ts';

type Chunks = Rolldown.CodeSplittingOptions;

const isStyle = (id: string) => /\.css(\?|$)/.test(id);
/**
 * Not the entry: it waits for the page's code, which needs the frame, and in one file with it each would wait for the
 * other for ever.
 */
const isScript = (id: string) => !isStyle(id) && !/entry-client|index\.html/.test(id);

/**
 * What every page starts with stands together, React apart from it, since it changes seldom. Nothing is painted before all
 * sheets of a page are there, so they are few: the frame's, what many pages share, and a page's own. A sheet that is needed
 * by another is in a file that comes before it.
 */
const ofEveryPage: NonNullable<Chunks['groups']> = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'frame', test: isStyle, tags: ['$initial'] },
  { name: 'kit', test: (id) => isStyle(id) && id.includes('packages/ui/'), minShareCount: 14 },
  { name: 'frame', test: isScript, tags: ['$initial'] },
];

/** A file for what exactly the same pages and parts share: nobody loads in vain, and a page begins with fifty files. */
const bySharing: Chunks = {
  groups: [
    ...ofEveryPage,
    { name: 'shared', test: isScript, minShareCount: 2, entriesAware: true },
  ],
};

/**
 * Which modules stand together in a file. The site is built in memory first, by what shares them alone, and then with those
 * files joined that are mostly needed together.
 *
 * @param siteBy the site's settings
 */
export function chunksInFewFiles(siteBy: (chunks: Chunks) => UserConfig) {
  const groupOf = new Map<string, string>();
  const chunks: Chunks = {
    groups: [
      ...ofEveryPage,
      {
        name: (id) => groupOf.get(id) ?? null,
        debugName: 'shared',
        test: isScript,
        // All that they need has its own place in the plan.
        includeDependenciesRecursively: false,
      },
    ],
  };
  const plan: Plugin = {
    name: 'few-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      const site = siteBy(bySharing);
      const settings: InlineConfig = { ...site, configFile: false, logLevel: 'error' };
      const built = await build({ ...settings, build: { ...site.build, write: false } });
      const { files, visits, modulesOf } = builtFiles((built as Rolldown.RolldownOutput).output);
      groupOf.clear();
      for (const [name, together] of fewFiles(files, visits)) {
        for (const id of modulesOf(name)) groupOf.set(id, `shared-${together}`);
      }
    },
    generateBundle(_options, bundle) {
      const importsOf = (name: string) => {
        const file = bundle[name];
        return file?.type === 'chunk' ? file.imports : [];
      };
      for (const name of Object.keys(bundle)) {
        const needed = new Set(importsOf(name));
        for (const one of needed) for (const imported of importsOf(one)) needed.add(imported);
        // Which of the two runs first would be left to chance.
        if (needed.has(name)) this.error(`${name} needs itself by way of others.`);
      }
    },
  };
  return { chunks, plan };
}

/** What pages share is called by all of them, which every file that needs it would repeat: its hash tells it apart. */
export const nameOfChunk = ({ name }: Rolldown.PreRenderedChunk) =>
  name.startsWith('shared') ? 'assets/shared-[hash].js' : 'assets/[name]-[hash].js';
