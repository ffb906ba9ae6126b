import type { Login } from '@jyoti/contract';
import type { ProfileMessages } from '../../../messages.generated/profile.ts';

/** Browser and system of a login, as far as they are known. */
export const loginName = (
  { browser, system }: Pick<Login, 'browser' | 'system'>,
  { madeWith, unknownBrowser }: Pick<ProfileMessages['logins'], 'madeWith' | 'unknownBrowser'>,
): string =>
  browser !== null && system !== null
    ? madeWith({ browser, system })
    : (browser ?? system ?? unknownBrowser);
