import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compileMessages, packagesWithMessages, repository } from './packages.ts';

/** Compiles messages before a build, and in development after each change, which then reloads like any other. */
export const compiledMessages = (): Plugin => ({
  name: 'messages',
  buildStart: async () => void (await compileMessages()),
  configureServer({ watcher, config }) {
    watcher.add(
      packagesWithMessages(repository).map((folder) => join(repository, folder, 'messages')),
    );
    watcher.on('all', (_event, path) => {
      if (!/[\\/]messages[\\/]\w+[\\/][\w-]+\.json$/.test(path)) return;
      // A message that is being written may not be valid yet.
      compileMessages().catch((error: Error) => config.logger.error(error.message));
    });
  },
});
