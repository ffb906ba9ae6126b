import { pageHandle, type PageHandle } from '../../data/page-handle.ts';
import { usePoojasWords } from '../../ceremony/words.ts';

export { PoojasPage as Component } from './poojas-page.tsx';
export { toolLoader as loader } from '../../reading/tool-loader.ts';

export const handle: PageHandle = { ...pageHandle(usePoojasWords.of), hidden: true };
