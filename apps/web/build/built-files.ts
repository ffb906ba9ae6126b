import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import type { SharedFile, Visit } from './few-files.ts';

/** How often a part that comes later is opened, beside a page. */
const PART = 0.3;

/** How much dearer a byte of style is than one of script: a page is white until its sheets have come. */
const STYLE = 3;

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

const weigh = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length;

const isPage = (chunk?: Rolldown.OutputChunk) =>
  chunk?.facadeModuleId?.endsWith('.route.ts') ?? false;

/** Files and all that they need at once, however far. */
function withImports(chunks: Chunks, names: readonly string[]): Set<string> {
  const found = new Set(names);
  for (const name of found) for (const one of chunks.get(name)?.imports ?? []) found.add(one);
  return found;
}

/** The parts that may come after some files, those of parts among them; no other page. */
function partsAfter(chunks: Chunks, names: readonly string[]): string[] {
  const parts = new Set<string>();
  const seen = withImports(chunks, names);
  for (const name of seen) {
    for (const later of chunks.get(name)?.dynamicImports ?? []) {
      if (isPage(chunks.get(later))) continue;
      parts.add(later);
      for (const needed of withImports(chunks, [later])) seen.add(needed);
    }
  }
  return [...parts];
}

/** What of a build may be joined, what that costs, and who opens what. */
export function builtFiles(output: Rolldown.RolldownOutput['output']) {
  const chunks = new Map<string, Rolldown.OutputChunk>();
  const sheets = new Map<string, string | Uint8Array>();
  for (const file of output) {
    if (file.type === 'chunk') chunks.set(file.fileName, file);
    else sheets.set(file.fileName, file.source);
  }
  const sizeOf = ({ code, viteMetadata }: Rolldown.OutputChunk) =>
    [...(viteMetadata?.importedCss ?? [])]
      .map((sheet) => STYLE * weigh(sheets.get(sheet) ?? ''))
      .reduce((sum, size) => sum + size, weigh(code));

  const all = [...chunks.values()];
  const entries = all.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const start = withImports(chunks, entries);
  const files: SharedFile[] = all.map((chunk) => ({
    name: chunk.fileName,
    size: sizeOf(chunk),
    imports: chunk.imports.filter((name) => chunks.has(name)),
    joins: !chunk.isDynamicEntry && !start.has(chunk.fileName),
  }));

  const pages = all.filter(isPage).map(({ fileName }) => [...entries, fileName]);
  const visits: Visit[] = [entries, ...pages].flatMap((page) => [
    { files: page, weight: 1 },
    ...partsAfter(chunks, page).map((part) => ({ files: [...page, part], weight: PART })),
  ]);
  const modulesOf = (name: string) => chunks.get(name)?.moduleIds ?? [];
  return { files, visits, modulesOf };
}
