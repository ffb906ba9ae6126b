import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'tsdown';
import { plainCalls } from '../../scripts/packages/plain-calls.ts';

const plain = join(import.meta.dirname, 'dist/plain-calls.d.ts');

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    client: 'src/exports/client.ts',
    schemas: 'src/exports/schemas.ts',
    urls: 'src/exports/urls.ts',
  },
  platform: 'neutral',
  dts: true,
  sourcemap: true,
  plugins: [
    {
      name: 'plain-calls',
      buildStart() {
        mkdirSync(join(plain, '..'), { recursive: true });
        writeFileSync(plain, plainCalls());
      },
      // Only types are imported from there.
      resolveId: {
        order: 'pre',
        handler: (id) =>
          id.endsWith('/calls/types.ts') ? { id: './plain-calls.js', external: true } : null,
      },
    },
  ],
});
