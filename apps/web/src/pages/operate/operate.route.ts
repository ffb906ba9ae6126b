import { titled, type PageHandle } from '../../data/page-handle.ts';
import { en } from './words.en.ts';

export { OperatePage as Component } from './operate-page.tsx';
export const handle: PageHandle = { ...titled(en.title), hidden: true };
