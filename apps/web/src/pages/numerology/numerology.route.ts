import { titled, type PageHandle } from '../../data/page-handle.ts';
import { en } from './words.en.ts';

export { NumerologyPage as Component } from './numerology-page.tsx';
export { toolLoader as loader } from '../../reading/tool-loader.ts';

export const handle: PageHandle = { ...titled(en.title, en.description), hidden: true };
