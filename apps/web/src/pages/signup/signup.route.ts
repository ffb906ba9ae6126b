import { titled } from '../../data/page-handle.ts';
import { en } from './words.en.ts';

export { SignupPage as Component } from './signup-page.tsx';
export const handle = titled(en.title);
