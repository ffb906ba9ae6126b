import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig } from 'tsdown';

export default defineConfig({
  // One subpath a component: a consumer who takes one takes the code and the styles of that one.
  entry: ['src/*/index.ts'],
  unbundle: true,
  platform: 'neutral',
  dts: true,
  // Names to be found and shortened by scripts/build-css.ts.
  plugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `jy-${hash}` })],
  outputOptions: {
    // A file named *.css.js would be taken for a source by a consumer's own vanilla-extract, which drops its styles.
    entryFileNames: ({ name }) => `${name.replace(/\.css$/, '.styles')}.js`,
  },
});
