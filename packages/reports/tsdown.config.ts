import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/format/index.ts',
    'src/messages.generated/*.ts',
    'src/command/command.ts',
  ],
  // A file for each module: a page that loads one part of a report later leaves the others out.
  unbundle: true,
  platform: 'neutral',
  dts: true,
  sourcemap: true,
});
