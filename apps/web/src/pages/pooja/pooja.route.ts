import { titled, type PageHandle } from '../../app/page-handle.ts';
import { en } from './words.en.ts';

export { PoojaPage as Component } from './pooja-page.tsx';
export { partsAt as parts } from './pooja-parts.tsx';

export const handle: PageHandle = {
  ...titled(() => en.title),
  description: () => en.description,
  hidden: true,
};
