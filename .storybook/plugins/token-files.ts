import type { Plugin } from 'vite';
import { scaleTokens, themeTokens } from '../../packages/themes/scripts/design-tokens.ts';
import { scale } from '../../packages/themes/src/base/scale.ts';
import { kitTheme, themeIds } from '../../packages/themes/src/index.ts';

/** Design tokens of all themes by file name: the files of `@jyoti/themes/tokens`. */
function tokenFiles(): Map<string, string> {
  const base = scaleTokens(scale);
  const themes = themeIds.map((id): [string, object] => [id, themeTokens(kitTheme(id))]);
  const files = [
    ...themes,
    ['base', base],
    ['all', { base, ...Object.fromEntries(themes) }],
  ] as const;
  return new Map(files.map(([name, tokens]) => [`${name}.json`, JSON.stringify(tokens, null, 2)]));
}

/** Serves the design tokens as files of the book: `tokens/<id>.json`, `tokens/all.json`. */
export const bookTokens = (): Plugin => ({
  name: 'book-tokens',
  generateBundle() {
    for (const [name, source] of tokenFiles())
      this.emitFile({ type: 'asset', fileName: `tokens/${name}`, source });
  },
  configureServer(server) {
    server.middlewares.use('/tokens', (request, response, next) => {
      const text = tokenFiles().get((request.url ?? '').slice(1));
      if (text === undefined) return next();
      response.setHeader('content-type', 'application/json');
      return response.end(text);
    });
  },
});
