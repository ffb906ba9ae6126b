import { titled, type PageHandle } from '../../data/page-handle.ts';
import { en } from './words.en.ts';

export { KundliPage as Component } from './kundli-page.tsx';
export const handle: PageHandle = { ...titled(en.title), hidden: true };
