import { pageHandle } from '../../data/page-handle.ts';
import { useSignsWords } from './words.ts';

export { ZodiacSignsPage as Component } from './zodiac-signs-page.tsx';
export const handle = pageHandle(useSignsWords.of);
