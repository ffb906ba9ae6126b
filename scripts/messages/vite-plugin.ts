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

const NO_WORDS = '\0no-words';

/**
 * For a build in one language: `panchangMessages` has the messages of that language under each language, and what the kit has
 * built in is in it too.
 * @param except subjects that a page shows in every language
 */
export const messagesIn = (language: string, except: readonly string[] = []): Plugin => ({
  name: 'messages-in-language',
  enforce: 'pre',
  resolveId: {
    // `./hi/panchang.ts` in what is compiled, `../messages.generated/en/components/Dialog.ts`, `@jyoti/language/terms/en/sky`.
    filter: {
      id: /(^\.\.?|messages\.generated|language\/terms)\/[a-z]{2,3}\/|^@jyoti\/ui\/messages-all$/,
    },
    handler(source, importer, options) {
      // The words of all languages: in such a build no component needs them.
      if (source === '@jyoti/ui/messages-all') return NO_WORDS;
      const [, start = '', subject = ''] = /^(.*?)\/[a-z]{2,3}\/([\w/.-]+)$/.exec(source) ?? [];
      if (/^\.\.?$/.test(start) && !importer?.includes('messages.generated')) return;
      if (except.includes(subject.replace(/\.ts$/, ''))) return;
      const path = `${start}/${language}/${subject}`;
      return this.resolve(path, importer, { ...options, skipSelf: true });
    },
  },
  load: { filter: { id: /no-words$/ }, handler: () => 'export const all = {};' },
});
