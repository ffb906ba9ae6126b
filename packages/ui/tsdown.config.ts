import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig } from 'tsdown';

export default defineConfig({
  // One subpath per component, so that a consumer loads only its code and styles.
  entry: ['src/{*,recipes/*,elements/*}/index.ts'],
  unbundle: true,
  platform: 'neutral',
  dts: true,
  sourcemap: true,
  // The few lines that choose the classes of a variant at run time ship within the kit: installed as a package they
  // would bundle vanilla-extract, a build tool, into every product. Its licence is in THIRD-PARTY.md.
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
