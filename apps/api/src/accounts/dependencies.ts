import type { Passwords } from '../auth/passwords.ts';
import type { Tokens } from '../auth/tokens.ts';
import type { LoginGate, Throttle } from '../http/limits/throttle.ts';
import type { LockoutNotices } from '../mail/lockout-notices.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Background } from '../operations/background.ts';
import type { Places } from '../places/places.ts';
import type { Erasures } from '../storage/erasures.ts';
import type { Store } from '../storage/store.ts';
import type { Emails } from './emails.ts';
import type { Logins } from './logins.ts';
import type { ProfileImages } from './pictures/profile-images.ts';

/** What accounts need of the rest of the application. */
export interface AccountsNeeds {
  store: Store;
  tokens: Tokens;
  passwords: Passwords;
  images: ProfileImages;
  throttle: Throttle;
  mailQueue: MailQueue;
  places: Places;
  mailer: Mailer;
  erasures: Erasures;
  background: Background;
  now: () => Date;
}

/** From which each service of accounts picks its own dependencies. */
export interface AccountsDependencies extends AccountsNeeds {
  loginGate: LoginGate;
  lockouts: LockoutNotices;
  emails: Emails;
  logins: Logins;
}
