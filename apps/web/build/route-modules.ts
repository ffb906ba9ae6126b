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

/** Leaves the line to what a page is drawn with until that is there: its scripts only make it answer. */
export function scriptsLast(): Plugin {
  return {
    name: 'scripts-last',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replaceAll(
          /<(script type="module"|link rel="modulepreload") crossorigin/g,
          '<$1 fetchpriority="low" crossorigin',
        ),
    },
  };
}
