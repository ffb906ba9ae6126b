import { globSync } from 'node:fs';
import { defineConfig } from 'tsdown';

const generated = 'src/messages.generated/';
const terms = globSync(`${generated}**/*.ts`, { cwd: import.meta.dirname });

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    ...Object.fromEntries(
      terms.map((file) => {
        const path = file.replaceAll('\\', '/');
        return [`terms/${path.slice(generated.length, -'.ts'.length)}`, path];
      }),
    ),
  },
  platform: 'neutral',
  dts: true,
  sourcemap: true,
});
