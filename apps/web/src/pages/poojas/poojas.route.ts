import { titled, type PageHandle } from '../../app/page-handle.ts';
import { faqsCall, homeCall } from '../../app/public-calls.ts';
import { en } from '../../ceremony/words.en.ts';

export { PoojasPage as Component } from './poojas-page.tsx';

export const handle: PageHandle = {
  ...titled(() => en.title),
  description: () => en.description,
  needs: () => [faqsCall, homeCall],
  hidden: true,
};
