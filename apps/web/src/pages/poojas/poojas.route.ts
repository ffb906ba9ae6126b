import { titled, type PageHandle } from '../../data/page-handle.ts';
import { en } from '../../ceremony/words.en.ts';

export { PoojasPage as Component } from './poojas-page.tsx';
export { toolLoader as loader } from '../../reading/tool-loader.ts';

export const handle: PageHandle = { ...titled(en.title, en.description), hidden: true };
