import { pageHandle } from '../../data/page-handle.ts';
import { useSignupWords } from './words.ts';

export { SignupPage as Component } from './signup-page.tsx';
export const handle = pageHandle(useSignupWords.of);
