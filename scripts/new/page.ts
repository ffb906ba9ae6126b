// `pnpm new:page NAME [PATH]` creates a page of the site: its row in the table of pages, its folder, its messages, and a test that fails
// until the page has content.
import { compileMessages, pathOf } from '../messages/packages.ts';
import { camelCase, inWords, nameFrom, pascalCase, say, writeFiles } from './files.ts';

const name = nameFrom(process.argv[2], 'pnpm new:page voices /voices');
const path = process.argv[3] ?? `/${name}`;
const pascal = pascalCase(name);
const title = inWords(name);
const folder = `apps/web/src/features/${name}`;
const messagesName = `${camelCase(name)}Messages`;
const messages = `${JSON.stringify(
  { title, description: 'One sentence for search engines and for the head of the page.' },
  null,
  2,
)}\n`;

writeFiles(
  {
    [pathOf('apps/web', 'en', name)]: messages,
    [pathOf('apps/web', 'hi', name)]: messages,
    [`${folder}/${name}.route.ts`]: `import { pageHandle } from '../../platform/data/page-handle.ts';
import { ${messagesName} } from '../../messages.generated/${name}.ts';

export { ${pascal}Page as Component } from './${name}-page.tsx';
export const handle = pageHandle(${messagesName});
`,
    [`${folder}/${name}-page.tsx`]: `import { Section } from '@jyoti/ui/section';
import { PageHeader } from '@jyoti/ui/page-header';
import { ${messagesName} } from '../../messages.generated/${name}.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

/** One sentence: what a visitor does here. */
export function ${pascal}Page() {
  const { title, description } = useMessages(${messagesName});
  return (
    <Section variant="band" as="div" first>
      <PageHeader title={title} description={description} />
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
await compileMessages();

say([
  'pnpm format',
  `npx vitest run --project dom apps/web/test/${name}.test.tsx (fails: the page has no content)`,
  'apps/web/README.md: loaders, forms, lazy parts; CONTRIBUTING.md: when a page is done',
]);
