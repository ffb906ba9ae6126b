import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig } from 'tsdown';

export default defineConfig({
  // One subpath a component: a consumer who takes one takes the code and the styles of that one.
  entry: ['src/*/index.ts'],
  unbundle: true,
  platform: 'neutral',
  dts: true,
  sourcemap: true,
  // The few lines that choose the classes of a variant at run time ship within the kit: installed as a package they would
  // bring the whole of vanilla-extract, which is a build tool, to every product. Its licence is in THIRD-PARTY.md.
  deps: { onlyBundle: ['@vanilla-extract/recipes'] },
  inputOptions: { resolve: { conditionNames: ['module', 'import', 'default'] } },
  // Names to be found and shortened by scripts/build-css.ts.
  plugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `jy-${hash}` })],
  outputOptions: {
    // A file named *.css.js would be taken for a source by a consumer's own vanilla-extract, which drops its styles.
    entryFileNames: ({ name }) =>
      name.includes('/@vanilla-extract/')
        ? 'shared/recipe-runtime.js'
        : `${name.replace(/\.css$/, '.styles')}.js`,
  },
});
