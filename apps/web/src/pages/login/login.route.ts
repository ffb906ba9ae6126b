import { titled } from '../../data/page-handle.ts';
import { en } from './words.en.ts';

export { LoginPage as Component } from './login-page.tsx';
export const handle = titled(en.title);
