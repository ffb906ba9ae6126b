import { pageHandle, type PageHandle } from '../../../platform/data/page-handle.ts';
import { PanchangNow, PanchangResult } from './panchang-parts.ts';
import { asksForNow, paramsOf } from './panchang-url.ts';
import { panchangMessages } from '../../../messages.generated/panchang.ts';

export { PanchangPage as Component } from './panchang-page.tsx';
export { toolLoader as loader } from '../../content/tool-loader.ts';

export const handle: PageHandle = { ...pageHandle(panchangMessages), hidden: true };

/** The code of the result, which the page's HTML already shows. */
export function prefetch(search: URLSearchParams): void {
  if (asksForNow(search)) void PanchangNow.preload();
  else if (paramsOf(search) !== null) void PanchangResult.preload();
}
