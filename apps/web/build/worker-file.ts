import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

/** Bundles a worker into one script without imports. */
async function scriptOf(file: string, define: Record<string, string>): Promise<string> {
  const input = fileURLToPath(new URL(`../src/worker/${file}`, import.meta.url));
  const { output } = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

/**
 * `/sw.js`: the service worker, which knows the files of the build that it belongs to. And `/farewell.js`, which is put
 * in its place where a worker has to go.
 */
export function workerFile(): Plugin {
  return {
    name: 'worker-file',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.keys(bundle)
          .filter((name) => name.startsWith('assets/'))
          .map((name) => `/${name}`)
          .toSorted();
        const hash = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
        const define = { BUILT_FILES: JSON.stringify(files), BUILD: JSON.stringify(hash) };
        const [source, farewell] = await Promise.all([
          scriptOf('worker.ts', define),
          scriptOf('farewell.ts', {}),
        ]);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
        this.emitFile({ type: 'asset', fileName: 'farewell.js', source: farewell });
      },
    },
  };
}
