import { pageHandle, type PageHandle } from '../../data/page-handle.ts';
import { useGemstonesWords } from './words.ts';

export { GemstonesPage as Component } from './gemstones-page.tsx';
export { toolLoader as loader } from '../../reading/tool-loader.ts';

export const handle: PageHandle = { ...pageHandle(useGemstonesWords.of), hidden: true };
