import { titled, type PageHandle } from '../../app/page-handle.ts';
import { faqsCall } from '../../app/public-calls.ts';
import { en } from './words.en.ts';

export { PanchangPage as Component } from './panchang-page.tsx';
export { partsAt as parts } from './panchang-parts.ts';

export const handle: PageHandle = {
  ...titled(() => en.title),
  description: () => en.description,
  needs: () => [faqsCall],
  hidden: true,
};
