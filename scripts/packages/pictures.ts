// How many pictures Chromatic takes: of a full build, and of a pull request that changes one component.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { modes } from '../../packages/ui/test/chromatic-modes.ts';

interface StoryFile {
  readonly file: string;
  /** Stories with one picture. */
  readonly stories: number;
  /** Stories of states, in every setting. */
  readonly sheets: number;
}

/** Stories with a picture in a file. */
function storiesIn(file: string): StoryFile {
  const code = readFileSync(file, 'utf8');
  const declared = code.split(/^(?=export |const |function )/m);
  const isStory = (text: string) =>
    /^export const \w+(?:: Story|: StoryObj.*?)? =/.test(text) &&
    !/^export const \w+Example\b/.test(text);
  const hasNone = declared.some((text) => /^const meta\b[^]*disableSnapshot: true/.test(text));
  const all = hasNone ? [] : declared.filter(isStory);
  const isSheet = (story: string) =>
    /\b(?:state|drawn)Sheet\(|\.\.\.sheet\b|\bstatesPictures\b/.test(story);
  const isTest = (story: string) => /\btags: \[[^\]]*'!dev'/.test(story);
  const sheets = all.filter(isSheet);
  return {
    file,
    sheets: sheets.length,
    stories: all.filter((story) => !isSheet(story) && !isTest(story)).length,
  };
}

const imported = new Map<string, string[]>();

/** Modules that a module imports, without what it imports for types alone: what Chromatic traces. */
function importsOf(file: string): string[] {
  const known = imported.get(file);
  if (known) return known;
  const code = readFileSync(file, 'utf8').replaceAll(/^(?:import|export) type [^;]*;$/gm, '');
  const paths = [...code.matchAll(/(?:from|import) '(\.[^']+)'/g)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path));
  imported.set(file, paths);
  return paths;
}

/** A module and everything that it imports. */
function reached(file: string): ReadonlySet<string> {
  const seen = new Set([file]);
  for (const one of seen) for (const next of importsOf(one)) seen.add(next);
  return seen;
}

const files = [
  ...globSync('packages/ui/src/{*,recipes/*}/*.stories.tsx'),
  ...globSync('.storybook/docs/**/*.stories.tsx'),
].map(storiesIn);

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const everyStory = Object.keys(modes.everyStory).length;
const everyState = everyStory + Object.keys(modes.everyState).length;
const pullRequest = everyStory + Object.keys(modes.pullRequest).length;

/** Pictures of a build of everything. */
export const ofFullBuild = (): number =>
  sum(files.map(({ stories, sheets }) => stories * everyStory + sheets * everyState));

/** Pictures of a pull request that changes the source of one component, by its folder. */
export function ofPullRequests(): ReadonlyMap<string, number> {
  const reaches = files.map(({ file, sheets }) => ({
    sheets,
    folders: new Set([...reached(file)].map((one) => dirname(one))),
  }));
  const folders = globSync('packages/ui/src/{*,recipes/*}/index.ts').map((file) => dirname(file));
  return new Map(
    folders.map((folder) => [
      folder,
      sum(reaches.filter((one) => one.folders.has(folder)).map(({ sheets }) => sheets)) *
        pullRequest,
    ]),
  );
}

if (import.meta.main) {
  const requests = [...ofPullRequests()].toSorted(([, a], [, b]) => b - a);
  const counts = requests.map(([, count]) => count);
  console.log(`Full build: ${ofFullBuild()}`);
  console.log(`Pull request, by component: median ${counts[Math.floor(counts.length / 2)]}`);
  console.log(`${counts.filter((count) => count > 200).length} of ${counts.length} above 200`);
  for (const [folder, count] of requests.slice(0, 20)) console.log(`${count}\t${folder}`);
}
