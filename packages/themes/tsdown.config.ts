import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/breakpoints.ts',
    'src/contract.css.ts',
    'src/layers.css.ts',
    'src/base.css.ts',
    'src/base-scoped.css.ts',
    'src/default-drawings.css.ts',
    'src/drawings.css.ts',
    'src/dynamic.css.ts',
    'src/system.css.ts',
    'src/themes/*.css.ts',
  ],
  unbundle: true,
  platform: 'neutral',
  dts: true,
  sourcemap: true,
  plugins: [vanillaExtractPlugin()],
  outputOptions: {
    // A file named *.css.js would be processed as a source by a consumer's own vanilla-extract, which drops its styles.
    entryFileNames: ({ name }) => `${name.replace(/\.css$/, '.styles')}.js`,
  },
});
