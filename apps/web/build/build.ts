// Builds the site into `dist`: for the browser once in each language, with the messages of that language only, and for the
// server with those of all.
import { join } from 'node:path';
import { build } from 'vite';
import { pathPrefix, siteLanguages } from '../../../packages/contract/src/index.ts';
import { messagesIn } from '../../../scripts/messages/vite-plugin.ts';
import { writeCompressed } from './compressed-files.ts';
import { standaloneScripts } from './standalone-scripts.ts';

const root = join(import.meta.dirname, '..');
const client = join(root, 'dist/client');

for (const [index, language] of siteLanguages.entries()) {
  // The offer of a language is in that language.
  const messages = () => messagesIn(language, ['language-offers']);
  await build({
    root,
    plugins: [messages(), standaloneScripts(language)],
    worker: { plugins: () => [messages()] },
    build: {
      outDir: client,
      // What the languages share, most of all style sheets and libraries, has the same name in all.
      emptyOutDir: index === 0,
      copyPublicDir: index === 0,
      // Tells the server which files a page needs.
      manifest: `.vite${pathPrefix(language)}/manifest.json`,
    },
  });
}
await writeCompressed(client);
await build({
  root,
  build: { ssr: 'src/app/entry-server.tsx', outDir: join(root, 'dist/server') },
});
