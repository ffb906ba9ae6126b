import { LoginMarks } from '../auth/login-marks.ts';
import { LoginGate } from '../http/limits/throttle.ts';
import { LockoutNotices } from '../mail/lockout-notices.ts';
import { AccountData } from './account-data.ts';
import type { AccountsNeeds } from './dependencies.ts';
import { Emails } from './emails.ts';
import { Logins } from './logins.ts';
import { PasswordChanges } from './password-changes.ts';
import { Profiles } from './profiles.ts';
import { SignUp } from './sign-up.ts';
import { userHandlers } from './user-handlers.ts';

/** Accounts of visitors. */
export function accountsFeature(needs: AccountsNeeds) {
  const loginGate = new LoginGate(needs.throttle);
  const emails = new Emails(needs);
  const logins = new Logins({ ...needs, loginGate, lockouts: new LockoutNotices(needs) });
  return userHandlers({
    emails,
    logins,
    signUp: new SignUp({ ...needs, emails, logins }),
    profiles: new Profiles({ ...needs, emails }),
    passwords: new PasswordChanges({ ...needs, loginGate }),
    accountData: new AccountData(needs),
    tokens: needs.tokens,
    marks: new LoginMarks(needs.now),
  });
}
