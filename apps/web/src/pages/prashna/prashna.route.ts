import { pageHandle, type PageHandle } from '../../data/page-handle.ts';
import { usePrashnaWords } from './words.ts';

export { PrashnaPage as Component } from './prashna-page.tsx';

export const handle: PageHandle = { ...pageHandle(usePrashnaWords.of), hidden: true };
