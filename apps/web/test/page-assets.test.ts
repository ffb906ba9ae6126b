import { expect, test } from 'vitest';
import { routeModules } from '../build/route-modules.ts';
import { assetLinks } from '../src/page-assets.ts';

const manifest = {
  'index.html': {
    file: 'assets/index.js',
    css: ['assets/site.css'],
    imports: ['_kit.js'],
    isEntry: true,
  },
  '_kit.js': { file: 'assets/kit.js', css: ['assets/kit.css'] },
  '_tabs.js': { file: 'assets/tabs.js', css: ['assets/tabs.css'], imports: ['_kit.js'] },
  'src/pages/faqs/faqs.route.ts': {
    file: 'assets/faqs.js',
    css: ['assets/faqs.css'],
    imports: ['_tabs.js', '_kit.js'],
  },
};

test('a page brings what it needs, then its own style sheets and scripts, but nothing that every page has', () => {
  expect(assetLinks(manifest, ['src/pages/faqs/faqs.route.ts'])).toBe(
    '<link rel="stylesheet" crossorigin href="/assets/tabs.css">' +
      '<link rel="stylesheet" crossorigin href="/assets/faqs.css">' +
      '<link rel="after-paint" crossorigin href="/assets/tabs.js">' +
      '<link rel="after-paint" crossorigin href="/assets/faqs.js">',
  );
});

test('a part that nothing waits for brings its scripts alone, after those of the page', () => {
  const withPart = {
    ...manifest,
    'src/pages/faqs/part.tsx': {
      file: 'assets/part.js',
      css: ['assets/part.css'],
      imports: ['_tabs.js'],
    },
  };
  const page = ['src/pages/faqs/faqs.route.ts'];
  expect(assetLinks(withPart, page, ['src/pages/faqs/part.tsx'])).toBe(
    `${assetLinks(manifest, page)}<link rel="after-paint" data-beside crossorigin href="/assets/part.js">`,
  );
});

test('a page that the build does not know brings nothing', () => {
  expect(assetLinks(manifest, ['src/pages/nothing.ts'])).toBe('');
  expect(assetLinks({}, ['src/pages/faqs/faqs.route.ts'])).toBe('');
});

test('a route says which module it loads', () => {
  const { transform } = routeModules();
  const run = (transform as (code: string, id: string) => { code: string } | null).bind({});
  const code = "{ path: '/faqs', lazy: () => import('../pages/faqs/faqs.route.ts') }";
  expect(run(code, '/house/apps/web/src/app/reading-routes.ts')?.code).toBe(
    "{ path: '/faqs', module: 'src/pages/faqs/faqs.route.ts', lazy: () => import('../pages/faqs/faqs.route.ts') }",
  );
  expect(run(code, '/house/apps/web/src/app/session.tsx')).toBeNull();
});
