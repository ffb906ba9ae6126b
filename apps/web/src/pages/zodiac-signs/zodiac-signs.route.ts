import { titled } from '../../data/page-handle.ts';
import { en } from './words.en.ts';

export { ZodiacSignsPage as Component } from './zodiac-signs-page.tsx';
export const handle = titled(en.title, en.description);
