import { titled, type PageHandle } from '../../app/page-handle.ts';
import { en } from './words.en.ts';

export { HoroscopePage as Component } from './horoscope-page.tsx';
export const handle: PageHandle = titled(() => en.title);
