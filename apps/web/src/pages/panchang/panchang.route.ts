import { titled, type PageHandle } from '../../data/page-handle.ts';
import { usePanchangWords } from './words.ts';

export { PanchangPage as Component } from './panchang-page.tsx';
export { toolLoader as loader } from '../../reading/tool-loader.ts';

export const handle: PageHandle = { ...titled(usePanchangWords.of), hidden: true };
