// Fails if the folders of the API or of the site depend on each other in a way that keeps one from being understood without
// the others.
//
// apps/api/src: no circle between folders, and at most twelve; of the published format (`calculations/published`) only the
// services and handlers of calculations know, no document and no request.
// apps/web/src: `platform` imports neither `features` nor `app`, and `features` not `app`; no circle between features; a page,
// which is a folder with a `*.route.ts`, is imported by nothing outside it.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Most folders of the API. */
const most = 12;
/** Each may import those before it. */
const layers = ['platform', 'features', 'app'];

const errors: string[] = [];

/** A path with `/`, on every system. */
const slashed = (path: string) => path.replaceAll('\\', '/');

/** Every import of one file of a folder by another, both relative to that folder. */
function importsIn(source: string): { from: string; to: string }[] {
  return globSync('**/*.{ts,tsx}', { cwd: source })
    .map(slashed)
    .filter((file) => !/\.test\.tsx?$|^messages\.generated\//.test(file))
    .flatMap((from) => {
      const text = readFileSync(join(source, from), 'utf8');
      return [...text.matchAll(/(?:from |import |import\()'(\.[^']+)'/g)].map(([, path = '']) => ({
        from,
        to: slashed(normalize(join(dirname(from), path))),
      }));
    })
    .filter(({ to }) => !/^(\.\.|messages\.generated)\//.test(to));
}

type FolderOf = (file: string) => string | null;
type Folders = Map<string, Map<string, string>>;

/** The folders that each folder imports, with one import as an example. */
function foldersIn(imports: readonly { from: string; to: string }[], folderOf: FolderOf): Folders {
  const folders: Folders = new Map();
  for (const { from, to } of imports) {
    const folder = folderOf(from);
    if (folder === null) continue;
    const others = folders.get(folder) ?? new Map<string, string>();
    folders.set(folder, others);
    const other = folderOf(to);
    if (other !== null && other !== folder) others.set(other, `${from}: ${to}`);
  }
  return folders;
}

/** A circle of imports that begins and ends with the last folder of a path. */
function circleFrom(folders: Folders, path: readonly string[]): string[] | null {
  for (const other of folders.get(path.at(-1) ?? '')?.keys() ?? []) {
    if (other === path[0]) return [...path, other];
    if (path.includes(other)) continue;
    const found = circleFrom(folders, [...path, other]);
    if (found) return found;
  }
  return null;
}

function rejectCircle(folders: Folders): void {
  const circle = [...folders.keys()].map((folder) => circleFrom(folders, [folder])).find(Boolean);
  for (const [at, folder] of (circle ?? []).slice(0, -1).entries()) {
    const next = circle?.[at + 1] ?? '';
    errors.push(`${folder} imports ${next}: ${folders.get(folder)?.get(next)}`);
  }
}

const api = foldersIn(importsIn('apps/api/src'), (file) => {
  // The programs beside the folders put everything together.
  const [top = '', ...rest] = file.split('/');
  return rest.length > 0 ? top : null;
});
if (api.size > most) errors.push(`apps/api/src has ${api.size} folders, at most ${most}.`);
rejectCircle(api);
for (const { from, to } of importsIn('apps/api/src')) {
  if (!to.startsWith('calculations/published/') || from.startsWith('calculations/published/'))
    continue;
  if (/^(?!calculations\/)|^calculations\/(reports|requests|shares)\//.test(from))
    errors.push(`${from} imports ${to}, of the published format.`);
}

const web = importsIn('apps/web/src');
rejectCircle(foldersIn(web, (file) => /^features\/[^/]+/.exec(file)?.[0] ?? null));

const levelOf = (file: string) => layers.indexOf(file.split('/')[0] ?? '');
const pages = globSync('features/**/*.route.ts', { cwd: 'apps/web/src' }).map((file) =>
  dirname(slashed(file)),
);
const pageOf = (file: string) => pages.find((page) => file.startsWith(`${page}/`));
for (const { from, to } of web) {
  if (levelOf(from) < levelOf(to)) errors.push(`${from} imports ${to}, of a layer above it.`);
  const page = pageOf(to);
  if (page !== undefined && pageOf(from) !== page)
    errors.push(`${from} imports ${to}, which belongs to a page.`);
}

for (const error of errors) console.error(error);
process.exitCode = errors.length === 0 ? 0 : 1;
