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

/** Brings the scripts that the head names, and runs the entry. A page that is not seen is not painted either. */
const startScript = (entry: string) =>
  `const start=()=>{for(const link of document.querySelectorAll('link[rel="after-paint"]'))link.rel="modulepreload";import("${entry}")};document.hidden?start():requestAnimationFrame(()=>setTimeout(start));`;

/**
 * Leaves the line to what a page is drawn with until it has been painted: its scripts only make it answer. A small module
 * waits for that paint, and then brings what the head names in links of a kind that browsers pass over.
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
        let entry = '';
        const html = String(page.source).replaceAll(AFTER_PAINT, (_tag, script, first) => {
          entry = first ?? entry;
          return `<link rel="after-paint" crossorigin href="${script ?? first}">`;
        });
        if (entry === '') this.error('The page names no entry.');
        const source = startScript(entry);
        const start = this.emitFile({ type: 'asset', name: 'start.js', source });
        page.source = html.replace(
          '<!--app-head-->',
          `<script type="module" crossorigin src="/${this.getFileName(start)}"></script><!--app-head-->`,
        );
      },
    },
  };
}
