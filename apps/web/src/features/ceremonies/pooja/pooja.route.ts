import { pageHandle, type PageHandle } from '../../../platform/data/page-handle.ts';
import { optional, publicLoader } from '../../../platform/data/public-data.ts';
import { poojaMessages } from '../../../messages.generated/pooja.ts';

export { PoojaPage as Component } from './pooja-page.tsx';

/** The offers of the home page, because a code may select a package. */
export const loader = publicLoader(async (calls) => {
  const home = await optional(calls('GET /api/home'), null);
  return home?.promotions ?? [];
});

export const handle: PageHandle = {
  ...pageHandle(poojaMessages),
  hidden: true,
};
