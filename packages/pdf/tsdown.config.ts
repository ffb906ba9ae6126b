import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/index.ts', 'src/file-name.ts'],
  platform: 'neutral',
  dts: true,
  sourcemap: true,
});
