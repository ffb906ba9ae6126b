import { posix } from 'node:path';
import type { Plugin } from 'vite';

/** `lazy: () => import('../pages/faqs/faqs.route.ts')`, as the route files write it. */
const lazyImport = /lazy:\s*\(\)\s*=>\s*import\(\s*'([^']+)'\s*\)/g;

/**
 * Writes beside every lazy route of `src/app/*routes.tsx` which module it loads, as the build's manifest names it. The
 * server then knows which style sheets the page needs, and sends them with its HTML.
 */
export function routeModules(): Plugin {
  return {
    name: 'route-modules',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0]?.replaceAll('\\', '/') ?? '';
      const [, path] = /\/(src\/app\/[\w-]*routes\.tsx?)$/.exec(file) ?? [];
      if (path === undefined) return null;
      const folder = posix.dirname(path);
      const named = code.replace(
        lazyImport,
        (lazy, module: string) => `module: '${posix.join(folder, module)}', ${lazy}`,
      );
      return { code: named, map: null };
    },
  };
}

/** Puts what the server says of a page after the tags of the build: style sheets of a page must not come before the site's own, which set the order of layers. */
export function headAtTheEnd(): Plugin {
  return {
    name: 'head-at-the-end',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace('<!--app-head-->', '').replace('</head>', '<!--app-head--></head>'),
    },
  };
}

/** What a page loads once it has been painted, as the server and the build write it into the head. */
const AFTER_PAINT =
  /<link rel="modulepreload" crossorigin href="([^"]+)">|<script type="module" crossorigin src="([^"]+)"><\/script>/g;

/**
 * Leaves the line to what a page is drawn with until it has been painted: its scripts only make it answer. The head names
 * them in links of a kind that browsers pass over; `startPage` brings them.
 */
export function scriptsLast(): Plugin {
  return {
    name: 'scripts-last',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // When the page has been written.
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const html = String(page.source);
        if (!html.includes('<script type="module"')) this.error('The page names no entry.');
        page.source = html.replaceAll(
          AFTER_PAINT,
          (_tag, script?: string, entry?: string) =>
            `<link rel="after-paint"${script === undefined ? ' data-entry' : ''} crossorigin href="${script ?? entry}">`,
        );
      },
    },
  };
}
