import type { PageHandle } from '../../app/page-handle.ts';
import { articlesCall, homeCall, skyTodayCall } from '../../app/public-calls.ts';
import { en } from './words.en.ts';

export { HomePage as Component } from './home-page.tsx';

export const handle: PageHandle = {
  title: () => en.title,
  needs: () => [homeCall, skyTodayCall, articlesCall],
  structuredData: (_page, origin) => [
    { '@context': 'https://schema.org', '@type': 'WebSite', name: 'Jyoti', url: `${origin}/` },
  ],
};
