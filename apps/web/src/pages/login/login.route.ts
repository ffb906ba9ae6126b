import { pageHandle } from '../../data/page-handle.ts';
import { useLoginWords } from './words.ts';

export { LoginPage as Component } from './login-page.tsx';
export const handle = pageHandle(useLoginWords.of);
