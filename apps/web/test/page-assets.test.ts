import { expect, test } from 'vitest';
import { filesOfPage, styleLinks } from '../src/app/page-assets.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/frame.css'], isEntry: true },
  'src/app/hydrate.tsx': {
    file: 'assets/hydrate.js',
    css: ['assets/site.css'],
    imports: ['_kit.js'],
  },
  '_kit.js': { file: 'assets/kit.js', css: ['assets/kit.css'] },
  'src/features/content/faqs/faqs.route.ts': {
    file: 'assets/faqs.js',
    css: ['assets/kit.css', 'assets/faqs.css'],
    imports: ['_kit.js'],
  },
};
const faqs = ['src/features/content/faqs/faqs.route.ts'];

test('a page links the style sheets of the kit, the site and itself, in this order, and not those of the template', () => {
  expect(styleLinks(manifest, faqs[0] ?? '', 'en')).toBe(
    ['kit', 'site', 'faqs']
      .map((sheet) => `<link rel="stylesheet" crossorigin href="/assets/${sheet}.css">`)
      .join(''),
  );
});

test('the first visit loads the entry, the app and the page', () => {
  const { scripts, styles } = filesOfPage(manifest, faqs);
  expect([...scripts].toSorted()).toEqual(
    ['faqs', 'hydrate', 'index', 'kit'].map((name) => `assets/${name}.js`),
  );
  expect(styles.size).toBe(4);
});

test('a page without a manifest, as in development, links nothing', () => {
  expect(styleLinks({}, faqs[0] ?? '', 'en')).toBe('');
});
