import { randomBytes, randomUUID } from 'node:crypto';
import { schemaVersion } from './records.ts';
import { StoreUnusable } from './store.ts';

/** Migrates data from version `from` to version `from + 1`. */
export interface Migration {
  readonly from: number;
  migrate(data: Record<string, unknown>): Record<string, unknown>;
}

/** Adds missing fields to every entry. Anything without entries is left for the validation of the shape. */
function withEach(entries: unknown, lacking: object): unknown {
  if (typeof entries !== 'object' || entries === null || Array.isArray(entries)) return entries;
  return Object.fromEntries(
    Object.entries(entries).map(([key, entry]) => [key, { ...lacking, ...(entry as object) }]),
  );
}

/** Adds the last use to logins. */
function withLastUse(tokens: unknown): unknown {
  const lacking = withEach(tokens, { browser: null, system: null });
  if (typeof lacking !== 'object' || lacking === null || Array.isArray(lacking)) return lacking;
  return Object.fromEntries(
    Object.entries(lacking as Record<string, { createdAt?: unknown }>).map(([hash, token]) => [
      hash,
      { ...token, lastUsedAt: token.createdAt },
    ]),
  );
}

/** Marks subscriptions from before confirmation as confirmed, each with an unsubscribe token. */
function asConfirmed(subscriptions: unknown): unknown {
  if (typeof subscriptions !== 'object' || subscriptions === null) return subscriptions;
  return Object.fromEntries(
    Object.entries(subscriptions as Record<string, { subscribedAt?: unknown }>).map(
      ([key, one]) => [
        key,
        { ...one, confirmedAt: one.subscribedAt, token: randomBytes(32).toString('base64url') },
      ],
    ),
  );
}

/**
 * Marks the addresses of accounts from before confirmation as unconfirmed, and queues the e-mail that asks to
 * confirm each. The period to confirm begins now. Operators are trusted.
 */
function withUnconfirmed({ users, letters }: Record<string, unknown>, now: Date) {
  if (typeof users !== 'object' || users === null || Array.isArray(users)) return { users };
  const at = now.toISOString();
  const entries = Object.entries(users as Record<string, Record<string, unknown>>);
  const unproven = entries.filter(([, { role }]) => role !== 'operator');
  const mails = unproven.map(([userId, { email, language = 'en' }]) => {
    const expiresAt = new Date(now.getTime() + 86_400_000).toISOString();
    const dates = { createdAt: at, dueAt: at, expiresAt };
    const about = { about: 'confirm_email', to: email, booking: null, language };
    return { id: randomUUID(), userId, ...about, ...dates, tries: 0 };
  });
  return {
    users: {
      ...(withEach(users, { emailConfirmed: true }) as object),
      ...(withEach(Object.fromEntries(unproven), {
        emailConfirmed: false,
        unconfirmedSince: at,
      }) as object),
    },
    letters: {
      ...(letters as object),
      ...Object.fromEntries(mails.map((mail) => [mail.id, mail])),
    },
  };
}

/** Fields missing from bookings made before ceremonies had hours. */
const bookedBeforeHours = {
  preferredTime: null,
  duration: null,
  paid: 0,
  callLink: null,
  recordingLink: null,
  deskNote: null,
};

/** The note of a booking was called `deskNote`. */
function withOperatorNote(bookings: unknown): unknown {
  if (typeof bookings !== 'object' || bookings === null || Array.isArray(bookings)) return bookings;
  return Object.fromEntries(
    Object.entries(bookings as Record<string, { deskNote?: unknown }>).map(
      ([id, { deskNote = null, ...booking }]) => [id, { ...booking, operatorNote: deskNote }],
    ),
  );
}

/** In order, one for every version. */
export const migrations: readonly Migration[] = [
  {
    from: 1,
    migrate: (data) => ({
      ...data,
      resets: {},
      charts: {},
      subscriptions: {},
      messages: {},
      consultations: {},
      acknowledgements: [],
    }),
  },
  { from: 2, migrate: (data) => ({ ...data, bookings: {} }) },
  {
    from: 3,
    migrate: (data) => ({
      ...data,
      bookings: withEach(data['bookings'], { language: 'en' }),
      consultations: withEach(data['consultations'], { status: 'open' }),
    }),
  },
  {
    from: 4,
    migrate: (data) => ({
      ...data,
      users: withEach(data['users'], { role: 'user' }),
      messages: withEach(data['messages'], { status: 'open' }),
      audit: [],
    }),
  },
  { from: 5, migrate: (data) => ({ ...data, letters: {} }) },
  { from: 6, migrate: (data) => ({ ...data, tokens: withLastUse(data['tokens']) }) },
  // Nobody has proven an address from before confirmation existed.
  {
    from: 7,
    migrate: (data) => ({
      ...data,
      ...withUnconfirmed(data, new Date()),
      subscriptions: asConfirmed(data['subscriptions']),
    }),
  },
  // The team has agreed the hour of bookings made before hours could be chosen.
  {
    from: 8,
    migrate: (data) => ({ ...data, bookings: withEach(data['bookings'], bookedBeforeHours) }),
  },
  {
    from: 9,
    migrate: ({ letters = {}, ...data }) => ({
      ...data,
      bookings: withOperatorNote(data['bookings']),
      mails: letters,
    }),
  },
  { from: 10, migrate: (data) => ({ ...data, shares: {} }) },
];

/** @throws StoreUnusable for data of a newer version, or of one without a migration */
export function rejectUnknownVersion(
  version: unknown,
  steps: readonly Migration[] = migrations,
  target: number = schemaVersion,
): void {
  if (version === target || steps.some(({ from }) => from === version)) return;
  throw new StoreUnusable(
    `The data has version ${JSON.stringify(version)}, this program knows version ${target}: start the program that wrote it.`,
  );
}

/**
 * Migrates stored data to the present version.
 * @throws StoreUnusable for data of a newer version, or of one without a migration
 */
export function migrated(
  data: Record<string, unknown>,
  steps: readonly Migration[] = migrations,
  target: number = schemaVersion,
): Record<string, unknown> {
  let current = data;
  while (current['schema'] !== target) {
    const version = current['schema'];
    rejectUnknownVersion(version, steps, target);
    const step = steps.find(({ from }) => from === version);
    if (!step) break;
    current = { ...step.migrate(current), schema: step.from + 1 };
  }
  return current;
}
