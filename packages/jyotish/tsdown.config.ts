import { defineConfig } from 'tsdown';

const common = {
  format: 'esm',
  platform: 'neutral',
  target: 'es2024',
  sourcemap: true,
} as const;

/** The types are those of the functions themselves; what runs are the same functions, which check their arguments first. */
export default defineConfig([
  { ...common, entry: ['src/index.ts', 'src/*/index.ts'], dts: { emitDtsOnly: true } },
  { ...common, entry: ['src/checked/*.generated.ts'], outDir: 'dist/checked' },
]);
