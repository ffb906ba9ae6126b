import { pageHandle, type PageHandle } from '../../data/page-handle.ts';
import { usePanchangWords } from './words.ts';

export { PanchangPage as Component } from './panchang-page.tsx';
export { toolLoader as loader } from '../../reading/tool-loader.ts';

export const handle: PageHandle = { ...pageHandle(usePanchangWords.of), hidden: true };
