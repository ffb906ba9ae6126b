import { pageHandle } from '../../../platform/data/page-handle.ts';
import { signupMessages } from '../../../messages.generated/signup.ts';

export { SignupPage as Component } from './signup-page.tsx';
export const handle = pageHandle(signupMessages);
