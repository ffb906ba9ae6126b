import { pageHandle, type PageHandle } from '../../data/page-handle.ts';
import { useOperateWords } from './words.ts';

export { OperatePage as Component } from './operate-page.tsx';
export const handle: PageHandle = { ...pageHandle(useOperateWords.of), hidden: true };
