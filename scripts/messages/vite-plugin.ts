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

/**
 * For a build in one language: `panchangMessages` has the messages of that language under each language.
 * @param except subjects that a page shows in every language
 */
export const messagesIn = (language: string, except: readonly string[] = []): Plugin => ({
  name: 'messages-in-language',
  enforce: 'pre',
  resolveId: {
    // What imports the messages of a language is compiled too: `./hi/panchang.ts`.
    filter: { id: /^\.\/[a-z]{2,3}\/[\w-]+\.ts$/ },
    handler(source, importer, options) {
      const [, , subject = ''] = source.split('/');
      if (!importer?.includes('messages.generated') || except.includes(subject.slice(0, -3)))
        return;
      return this.resolve(`./${language}/${subject}`, importer, { ...options, skipSelf: true });
    },
  },
});
