import type { PageHandle } from '../../data/page-handle.ts';
import { en } from './words.en.ts';

export { ZodiacSignsPage as Component } from './zodiac-signs-page.tsx';

export const handle: PageHandle = {
  title: (words) => `${en.title} · ${words.siteName}`,
  description: () => en.description,
};
