import { expect, test } from 'vitest';
import { leanLibraries } from '../build/lean-libraries.ts';
import { pageParts } from '../build/page-parts.ts';
import { filesOfPage, partSheets, stylesOfParts } from '../src/page-assets.ts';

const STORY = 'src/pages/home/story.tsx';
const OFFERS = 'src/pages/home/offers.tsx';
const HOME = ['src/pages/home/home.route.ts'];

const manifest = {
  'index.html': { file: 'index.js', css: ['site.css'], isEntry: true },
  '_card.js': { file: 'card.js', css: ['card.css'] },
  'src/pages/home/home.route.ts': { file: 'home.js', css: ['home.css'], parts: [STORY, OFFERS] },
  [STORY]: { file: 'story.js', css: ['story.css'], imports: ['_card.js', 'index.html'] },
  [OFFERS]: { file: 'offers.js', imports: ['_card.js'] },
};

const link = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}">`;

test('the code of a part is none of the page’s, and its style stands apart', () => {
  expect([...filesOfPage(manifest, HOME).scripts]).toEqual(['index.js', 'home.js']);
  expect([...stylesOfParts(manifest, HOME)]).toEqual(['card.css', 'story.css']);
});

test('a part is preceded by what it needs of style beyond the page and the parts before it', () => {
  const sheets = partSheets(manifest, HOME);
  expect(sheets(STORY)).toBe(link('card.css') + link('story.css'));
  expect(sheets(OFFERS)).toBe('');
  expect(partSheets(manifest, HOME)(OFFERS)).toBe(link('card.css'));
});

test('one file stands for the sheets of a page’s parts, whichever comes first, unless some of them are there', () => {
  const inOne = { file: 'home-parts.css', of: ['card.css', 'story.css'] };
  const [home = ''] = HOME;
  const joined = {
    ...manifest,
    [home]: { ...manifest[home as keyof typeof manifest], joined: [inOne] },
  };
  const all =
    link('home-parts.css') +
    '<link rel="stylesheet" disabled crossorigin href="/card.css">' +
    '<link rel="stylesheet" disabled crossorigin href="/story.css">';
  const sheets = partSheets(joined, HOME);
  expect(sheets(OFFERS)).toBe(all);
  expect(sheets(STORY)).toBe('');
  expect(partSheets(joined, [...HOME, OFFERS])(STORY)).toBe(link('story.css'));
});

test('a part says which module it loads and where it stands', () => {
  const run = (pageParts().transform as (code: string, id: string) => { code: string }).bind({});
  const code = "const Story = whenNear(() => import('./story.tsx'), (module) => module.Story);";
  expect(run(code, '/house/apps/web/src/pages/home/home-page.tsx').code).toBe(
    `const Story = whenNear(Object.assign(() => import('./story.tsx'), { module: '${STORY}', from: 'src/pages/home/home-page.tsx' }), (module) => module.Story);`,
  );
});

test('what only names a thing for tools is left out of a library, what it does is not', () => {
  const { handler } = leanLibraries().transform as { handler: (code: string) => { code: string } };
  const library = [
    'var Link = React10.forwardRef(',
    'Link.displayName = "Link";',
    '__name(useLink, "useLink");',
    'Link.follow = true;',
  ];
  expect(handler(library.join('\n')).code.split('\n').filter(Boolean)).toEqual([
    'var Link = /* @__PURE__ */ React10.forwardRef(',
    'Link.follow = true;',
  ]);
});
