// `pnpm new:page NAME [PATH]` creates a page of the site: its row in the table of pages, its folder, and a test that fails
// until the page has content.
import { inWords, nameFrom, pascalCase, say, writeFiles } from './files.ts';

const name = nameFrom(process.argv[2], 'pnpm new:page voices /voices');
const path = process.argv[3] ?? `/${name}`;
const pascal = pascalCase(name);
const title = inWords(name);
const folder = `apps/web/src/pages/${name}`;

writeFiles(
  {
    [`${folder}/words.en.ts`]: `export const en = {
  title: '${title}',
  description: 'One sentence for search engines and for the head of the page.',
};
`,
    [`${folder}/words.hi.ts`]: `import type { en } from './words.en.ts';

export const hi: typeof en = {
  title: '${title}',
  description: 'One sentence for search engines and for the head of the page.',
};
`,
    [`${folder}/words.ts`]: `import { pageWords } from '../../words/page-words.ts';
import { en } from './words.en.ts';

export const use${pascal}Words = pageWords(en, import.meta.glob(['./words.??.ts', '!./words.en.ts']));
`,
    [`${folder}/${name}.route.ts`]: `import { pageHandle } from '../../data/page-handle.ts';
import { use${pascal}Words } from './words.ts';

export { ${pascal}Page as Component } from './${name}-page.tsx';
export const handle = pageHandle(use${pascal}Words.of);
`,
    [`${folder}/${name}-page.tsx`]: `import { Section } from '@jyoti/ui/layout';
import { PageTitle } from '@jyoti/ui/page-title';
import { use${pascal}Words } from './words.ts';

/** One sentence: what a visitor does here. */
export function ${pascal}Page() {
  const { title, description } = use${pascal}Words();
  return (
    <Section as="div" first>
      <PageTitle title={title}>{description}</PageTitle>
    </Section>
  );
}
`,
    [`apps/web/test/${name}.test.tsx`]: `import { expect, test } from 'vitest';
import { freshReader, main, openPage } from './render-reading.tsx';

freshReader();

test('opens with its title and shows its content', async () => {
  await openPage('${path}');
  expect(main().getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  // Assert what a visitor finds on the page; this fails until the page shows it.
  expect(main().getAllByRole('listitem').length).toBeGreaterThan(0);
});
`,
  },
  [
    {
      path: 'packages/contract/src/site-pages.ts',
      line: '] as const satisfies readonly SitePage[];',
      text: `  { name: '${name}', path: '${path}', access: 'public', sitemap: true },`,
    },
    {
      path: 'e2e/site/page-urls.ts',
      line: "  home: ['/'],",
      text: `  '${name}': ['${path}'],`,
    },
  ],
);
say([
  'pnpm format',
  `npx vitest run --project dom apps/web/test/${name}.test.tsx (fails: the page has no content)`,
  'apps/web/README.md: loaders, forms, lazy parts; CONTRIBUTING.md: when a page is done',
]);
