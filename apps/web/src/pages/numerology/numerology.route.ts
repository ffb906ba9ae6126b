import { pageHandle, type PageHandle } from '../../data/page-handle.ts';
import { useNumerologyWords } from './words.ts';

export { NumerologyPage as Component } from './numerology-page.tsx';
export { toolLoader as loader } from '../../reading/tool-loader.ts';

export const handle: PageHandle = { ...pageHandle(useNumerologyWords.of), hidden: true };
