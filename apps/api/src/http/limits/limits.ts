import type { SentenceKey } from '../errors/sentences.ts';

/** At most `most` attempts in `seconds`, in a sliding window. */
export interface Limit {
  most: number;
  seconds: number;
  /** What is counted, and for whom: `sign-ups from one address`. */
  what: string;
  /** Counted by client address: the /48 network of an IPv6 address has four times the limit. */
  byIp?: boolean;
  /** What happens beyond the limit. @default rejected with 429 */
  beyond?: string;
  /** The sentence of the 429. @default `tooManyAttempts` */
  sentence?: SentenceKey;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Every limit on how often something may be tried. The API description, the table in docs/security.md and the
 * response headers are generated from it.
 */
export const limits = {
  loginsAtAccount: {
    most: 10,
    seconds: 15 * minute,
    what: 'tries to log in to one account from one address',
  },
  failedLogins: {
    most: 100,
    seconds: 15 * minute,
    what: 'failed logins from one address',
    byIp: true,
  },
  failedLoginsAtAccount: {
    most: 20,
    seconds: hour,
    what: 'failed logins at one account, from all addresses together',
  },
  loginsFromDevice: {
    most: 20,
    seconds: hour,
    what: 'tries to log in to one account from a device that has logged in before',
  },
  lockoutMails: {
    most: 1,
    seconds: hour,
    what: 'e-mails about failed logins to one mailbox',
    beyond: 'not sent',
  },
  passwordProofs: {
    most: 10,
    seconds: 15 * minute,
    what: 'tries to give the password again in one account',
  },
  signUpsWithEmail: {
    most: 10,
    seconds: hour,
    what: 'sign-ups with one e-mail from one address',
  },
  signUps: { most: 100, seconds: hour, what: 'sign-ups from one address', byIp: true },
  slowPictures: {
    most: 3,
    seconds: hour,
    what: 'pictures from one address that used too much processor time',
    byIp: true,
  },
  linkRequests: {
    most: 20,
    seconds: hour,
    what: 'requests for a link from one address',
    byIp: true,
  },
  linkUses: { most: 20, seconds: hour, what: 'uses of a link from one address', byIp: true },
  linkMails: {
    most: 5,
    seconds: hour,
    what: 'e-mails with a link to one mailbox',
    beyond: 'not sent',
  },
  confirmationMails: {
    most: 3,
    seconds: day,
    what: 'e-mails of all kinds to one mailbox that its owner has not confirmed',
    beyond: 'not sent, or 429',
    sentence: 'tooManyMails',
  },
  emailChanges: { most: 10, seconds: hour, what: 'changes of the e-mail of one account' },
  // Together with the next limit a mailbox gets 20 an hour: the last five are reserved for security e-mails.
  mails: {
    most: 15,
    seconds: hour,
    what: 'e-mails to one mailbox',
    beyond: 'sent later',
  },
  securityMails: {
    most: 5,
    seconds: hour,
    what: 'e-mails about the safety of an account to one mailbox beyond that',
    beyond: 'sent later',
  },
  newsletter: {
    most: 20,
    seconds: hour,
    what: 'newsletter subscriptions from one address',
    byIp: true,
  },
  contact: { most: 20, seconds: hour, what: 'messages from one address', byIp: true },
  consultations: {
    most: 20,
    seconds: hour,
    what: 'consultation requests from one address',
    byIp: true,
  },
  acknowledgements: {
    most: 60,
    seconds: hour,
    what: 'acknowledgements from one address',
    byIp: true,
  },
  bookings: { most: 10, seconds: hour, what: 'new bookings of one account' },
  secondFactorMails: {
    most: 1,
    seconds: hour,
    what: 'e-mails about failed codes of a second factor to one mailbox',
    beyond: 'not sent',
  },
  secondFactors: {
    most: 10,
    seconds: 15 * minute,
    what: 'tries to give the code of a second factor in one account',
  },
  operator: { most: 600, seconds: 15 * minute, what: 'calls of one operator' },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** `a day`, `an hour`, `in 15 minutes`. */
export function spanOf({ seconds }: Limit): string {
  if (seconds === day) return 'a day';
  return seconds === hour ? 'an hour' : `in ${seconds / minute} minutes`;
}

/** `10 new bookings of one account an hour`. @param name as an entry of the table of calls has it */
export function limitText(name: string): string {
  const limit: Limit | undefined = limits[name as LimitName];
  if (!limit) throw new Error(`There is no limit ${name}.`);
  return `${limit.most} ${limit.what} ${spanOf(limit)}`;
}
