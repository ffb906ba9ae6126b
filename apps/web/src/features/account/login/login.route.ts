import { pageHandle } from '../../../platform/data/page-handle.ts';
import { optional, publicLoader } from '../../../platform/data/public-data.ts';
import { loginMessages } from '../../../messages.generated/login.ts';

export { LoginPage as Component } from './login-page.tsx';
export const loader = publicLoader((calls) => optional(calls('GET /api/sky/today'), null));
export const handle = pageHandle(loginMessages);
