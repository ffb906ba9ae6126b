import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { sheetsOfPage, type Manifest } from '../src/page-assets.ts';

const MANIFEST = '.vite/manifest.json';
const route = /^src\/pages\/.+\.route\.ts$/;

/**
 * Joins the style sheets of every page beyond the frame's into one file, and those of its lower parts into another, and says
 * in the manifest for which they stand. Most sheets have a kilobyte or two, and a browser asks for six files at a time: one
 * after the other they kept a page of thirty sheets white for half a second longer.
 */
export function joinedSheets(): Plugin {
  return {
    name: 'joined-sheets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const file = bundle[MANIFEST];
        if (file?.type !== 'asset') this.error('The build has written no manifest.');
        const textOf = (name: string) => String((bundle[name] as Rolldown.OutputAsset).source);
        const join = (name: string, sheets: ReadonlySet<string>) => {
          const source = [...sheets].map(textOf).join('');
          const joined = this.emitFile({ type: 'asset', name: `${name}.css`, source });
          return { file: this.getFileName(joined), of: [...sheets] };
        };
        const manifest = JSON.parse(String(file.source)) as Manifest;
        for (const [module, entry] of Object.entries(manifest)) {
          if (!route.test(module)) continue;
          const name = basename(module, '.route.ts');
          const { own, parts } = sheetsOfPage(manifest, module);
          const joined = [
            ...(own.size > 1 ? [join(name, own)] : []),
            ...(parts.size > 1 ? [join(`${name}-parts`, parts)] : []),
          ];
          if (joined.length > 0) entry.joined = joined;
        }
        file.source = JSON.stringify(manifest, null, 2);
      },
    },
  };
}
