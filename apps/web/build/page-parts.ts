import { posix } from 'node:path';
import type { Plugin } from 'vite';
import type { Manifest } from '../src/page-assets.ts';

/** `whenNear(() => import('./story.tsx'),`, `whenReached(…` or `whenOpened(…`, as a page writes it. */
const deferredImport =
  /\b(whenNear|whenReached|whenOpened)\(\s*(\(\)\s*=>\s*import\(\s*'([^']+)'\s*\))/g;

const MANIFEST = '.vite/manifest.json';

/** A module's path from the app's folder, as the manifest names it. */
function nameOf(id: string): string {
  const file = id.split('?')[0]?.replaceAll('\\', '/') ?? '';
  return /\/apps\/web\/((?:src\/|index\.html).*)$/.exec(file)?.[1] ?? file;
}

/**
 * Writes into every part that comes when it is near which module it loads, as the build's manifest names it, and into the
 * manifest which parts stand on a page: the server links their style sheets, though not their scripts.
 */
export function pageParts(): Plugin {
  const partsIn = new Map<string, string[]>();
  return {
    name: 'page-parts',
    enforce: 'pre',
    transform(code, id) {
      const importer = nameOf(id);
      if (!/^src\/(?!parts\/)/.test(importer) || !/when(Near|Reached|Opened)\(/.test(code))
        return null;
      const parts: string[] = [];
      const named = code.replace(
        deferredImport,
        (_all, when: string, load: string, path: string) => {
          const module = posix.join(posix.dirname(importer), path);
          // What is opened later is no part of what stands on the page.
          if (when !== 'whenOpened') parts.push(module);
          return `${when}(Object.assign(${load}, { module: '${module}', from: '${importer}' })`;
        },
      );
      partsIn.set(importer, parts);
      return { code: named, map: null };
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const file = bundle[MANIFEST];
        if (file?.type !== 'asset') return;
        const modules = new Map([...this.getModuleIds()].map((id) => [nameOf(id), id]));
        const partsOf = (name: string) => {
          const seen = new Set<string>();
          const found = new Set<string>();
          const walk = (module: string) => {
            if (seen.has(module)) return;
            seen.add(module);
            const info = this.getModuleInfo(modules.get(module) ?? '');
            for (const imported of info?.importedIds ?? []) walk(nameOf(imported));
            for (const part of partsIn.get(module) ?? []) {
              found.add(part);
              walk(part);
            }
          };
          walk(name);
          return [...found];
        };
        const manifest = JSON.parse(String(file.source)) as Manifest;
        for (const [name, entry] of Object.entries(manifest)) {
          const parts = modules.has(name) ? partsOf(name) : [];
          if (parts.length > 0) entry.parts = parts;
        }
        file.source = JSON.stringify(manifest, null, 2);
      },
    },
  };
}
