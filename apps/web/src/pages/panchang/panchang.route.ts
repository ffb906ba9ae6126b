import { titled, type PageHandle } from '../../data/page-handle.ts';
import { en } from './words.en.ts';

export { PanchangPage as Component } from './panchang-page.tsx';
export { toolLoader as loader } from '../../reading/tool-loader.ts';

export const handle: PageHandle = { ...titled(en.title, en.description), hidden: true };
