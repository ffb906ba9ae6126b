import { pageHandle, type PageHandle } from '../../data/page-handle.ts';
import { useKundliFormWords } from './words.ts';

export { KundliPage as Component } from './kundli-page.tsx';
export const handle: PageHandle = { ...pageHandle(useKundliFormWords.of), hidden: true };
