import { globSync } from 'node:fs';
import { defineConfig } from 'tsdown';

const common = {
  format: 'esm',
  platform: 'neutral',
  target: 'es2024',
  sourcemap: true,
} as const;

const folders = globSync('src/*/index.ts').map((index) => index.split('/')[1]!);

/** What runs are the functions of `src/checked`; their types are those of the functions within. */
export default defineConfig([
  { ...common, entry: ['src/index.ts', 'src/*/index.ts'], dts: { emitDtsOnly: true } },
  {
    ...common,
    entry: {
      // First: its modules are then in chunks before the others, and the whole engine compresses better, by 400 bytes.
      'ephemeris/index': 'src/checked/ephemeris.generated.ts',
      index: 'src/checked/index.generated.ts',
      ...Object.fromEntries(
        folders.map((folder) => [`${folder}/index`, `src/checked/${folder}.generated.ts`]),
      ),
    },
    dts: false,
  },
]);
