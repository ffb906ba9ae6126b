import { Writable } from 'node:stream';
import { join } from 'node:path';
import { pino } from 'pino';
import supertest, { type Response } from 'supertest';
import type { GenericSchema, InferOutput } from 'valibot';
import { parse } from 'valibot';
import { expect } from 'vitest';
import {
  errorBodySchema,
  sessionSchema,
  type ErrorCode,
  type Place,
  type Session,
} from '@jyoti/contract';
import { createApp } from '../src/app.ts';
import { Passwords } from '../src/auth/passwords.ts';
import { readConfig } from '../src/config.ts';
import { readContent, type Content } from '../src/content/content.ts';
import { EditedContent } from '../src/content/edited-content.ts';
import type { Lifecycle } from '../src/http/health-handlers.ts';
import { createMailer } from '../src/mail/create-mailer.ts';
import { createServices } from '../src/services.ts';
import type { Mailer } from '../src/mail/mailer.ts';
import { withMetrics } from '../src/with-metrics.ts';
import type { Places } from '../src/places/places.ts';
import { openStore } from '../src/storage/open-store.ts';
import type { Store } from '../src/storage/store.ts';
import { endsWithTest } from './ends.ts';
import { tempDir } from './temp-dir.ts';

export const ujjain: Place = {
  id: '1253914',
  place_name: 'Ujjain, Madhya Pradesh, India',
  name: 'Ujjain',
  region: 'Madhya Pradesh',
  country: 'India',
  latitude: 23.18239,
  longitude: 75.77643,
  timezone: 'Asia/Kolkata',
  population: 457_346,
  precision: 'place',
};

/** Replaces the places of the world in tests of other subjects. */
const fewPlaces: Places = {
  search: () => [ujjain],
  exactly: (name) => (name === ujjain.place_name ? ujjain : null),
  timezoneAt: () => 'Asia/Kolkata',
};

/** The cheapest hashing that the algorithm allows: most tests sign someone up and are not about hashing. */
export function cheapPasswords(): Passwords {
  return new Passwords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
}

interface Wishes {
  environment?: Record<string, string>;
  places?: Places;
  content?: Content;
  mailer?: Mailer;
  /** Defaults to cheap ones. */
  passwords?: Passwords;
  /**
   * Whether new accounts must confirm the e-mail. @default false: confirmed at once, since most tests are
   * about something else
   */
  unconfirmed?: boolean;
  /** Whether several tests share the application: the test that starts it closes its store. */
  outlivesTest?: boolean;
  /** Wraps the store of the application. */
  store?: (store: Store) => Store;
}

/** Marks the e-mail of every stored user as confirmed. */
function withConfirmedEmails(store: Store): Store {
  const users: Store['users'] = {
    ...store.users,
    insert: (user) => store.users.insert(Object.assign(user, { emailConfirmed: true })),
  };
  return { ...store, users };
}

/** The content of the repository, read once: an empty folder has no edited content. */
let ownContent: Promise<Content> | undefined;

/** Starts a separate application with an empty folder. */
export async function startApp(wishes: Wishes = {}) {
  const directory = await tempDir();
  const logged: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(chunk.toString());
      done();
    },
  });
  const clock = { now: new Date() };
  const lifecycle: Lifecycle = { stage: 'serving' };
  const config = readConfig({
    DATA_DIR: directory,
    WEB_DIST: join(directory, 'no-build'),
    RATE_LIMIT: 'off',
    ...wishes.environment,
  });
  const store = await openStore(config);
  if (!wishes.outlivesTest) endsWithTest(() => store.close());
  const seen = wishes.store?.(store) ?? store;
  const confirming = wishes.unconfirmed === true ? seen : withConfirmedEmails(seen);
  const { metrics, store: used } = await withMetrics(config, confirming);
  const now = () => clock.now;
  const log = pino({ level: 'trace' }, sink);
  const mailer = wishes.mailer ?? (await createMailer(config, now));
  ownContent ??= readContent(() => {});
  const edited = await EditedContent.open(
    config.dataDir,
    () => {},
    wishes.content ?? (await ownContent),
  );
  const needs = { config, store: used, edited, mailer, log, now };
  const services = createServices(needs);
  const { background, mailQueue } = services;
  // Writing an e-mail while its folder is being removed would make the removal fail.
  if (!wishes.outlivesTest) endsWithTest(() => background.idle());
  const app = await createApp({
    ...needs,
    ...services,
    places: wishes.places ?? fewPlaces,
    metrics,
    passwords: wishes.passwords ?? cheapPasswords(),
    lifecycle,
  });
  return {
    api: supertest(app),
    app,
    store,
    background,
    mailQueue,
    directory,
    clock,
    lifecycle,
    logged,
  };
}

export type Api = Awaited<ReturnType<typeof startApp>>['api'];

/** The fields of a valid sign-up. */
export const asha: Readonly<Record<string, string>> = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  password: 'a long enough secret',
  mobile: '+91 98765 43210',
  'birthData[place]': ujjain.place_name,
  'birthData[time]': '06:30',
  'birthData[date]': '1990-05-14',
};

/** A multipart sign-up with fields changed or (`null`) left out. */
export function signUp(api: Api, changes: Record<string, string | null> = {}) {
  const request = api.post('/api/users/register');
  for (const [part, value] of Object.entries({ ...asha, ...changes })) {
    if (value !== null) void request.field(part, value);
  }
  return request;
}

/** Token and record of a new user. */
export async function signedUp(api: Api, changes: Record<string, string> = {}): Promise<Session> {
  return expectBody(await signUp(api, changes), 201, sessionSchema);
}

/** The body of a response, which must have the status and match the schema. */
export function expectBody<Schema extends GenericSchema>(
  response: Response,
  status: number,
  schema: Schema,
): InferOutput<Schema> {
  expect(response.status, JSON.stringify(response.body)).toBe(status);
  expect(response.type).toBe('application/json');
  return parse(schema, response.body);
}

/** The error body of a response, with this status and code. */
export function expectError(response: Response, status: number, code: ErrorCode) {
  const body = expectBody(response, status, errorBodySchema);
  expect(body.code).toBe(code);
  expect(JSON.stringify(body)).not.toMatch(/node_modules|at .*\.ts|ENOENT|stack/);
  return body;
}

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
