import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  operatorPieceResponseSchema,
  savedChartResponseSchema,
  sessionSchema,
  shareResponseSchema,
  ticketResponseSchema,
} from '@jyoti/contract';
import { type Call, callList as calls } from '@jyoti/contract/calls';
import { hashOfToken } from '../src/auth/tokens.ts';
import { totpCode, totpStep } from '../src/auth/totp.ts';
import type { SecondFactorRecord } from '../src/storage/records.ts';
import { newEnrolment } from '../src/operator/second-factors.ts';
import { expectBody, asha, bearer, signedUp, signUp } from './app.ts';
import { bookingOf, ceremonies } from './ceremony-day.ts';
import { operatedApp, secondFactor } from './operator-site.ts';
import { sampleSubscription } from './sample-records.ts';

export const metricsToken = 'a-token-for-the-metrics';

/** The parts of a request that succeeds. */
export interface GoodRequest {
  params: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: Record<string, unknown> | undefined;
  form: Record<string, string> | undefined;
  token: string | null;
}

/** Calls that end the token that they are made with. */
const endsToken = new Set(['logout', 'deleteAccount', 'changePassword']);

function callOf(id: string): Call {
  const call = calls.find((one) => one.id === id);
  if (!call) throw new Error(`There is no call ${id}.`);
  return call;
}

/**
 * A site with data for every call, and the request that succeeds for each. Several tests share it: the test
 * that starts it closes it.
 */
export async function calledSite(
  environment: Record<string, string> = {},
  wishes: Pick<NonNullable<Parameters<typeof operatedApp>[0]>, 'places' | 'passwords'> = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'jyoti-'));
  const site = await operatedApp({
    ...wishes,
    outlivesTest: true,
    environment: { DATA_DIR: folder, METRICS_TOKEN: metricsToken, ...environment },
  });
  const { api, store, operator, visitor } = site;
  const asVisitor = bearer(visitor.token);
  const picture = await sharp({
    create: { width: 8, height: 8, channels: 3, background: '#3355aa' },
  })
    .png()
    .toBuffer();
  const pictured = await signUp(api, { email: 'pictured@example.in' }).attach(
    'profileImage',
    picture,
    'me.png',
  );
  const { profileImage } = expectBody(pictured, 201, sessionSchema).user;
  // A user whose token may end without affecting the rest.
  const otherUser = await signedUp(api, { email: 'stranger@example.in' });
  const unconfirmed = await signedUp(api, { email: 'unconfirmed@example.in' });
  await store.users.update(unconfirmed.user.id, { emailConfirmed: false });
  const [ceremony] = await ceremonies(api, visitor.token);
  const preferredDate = ceremony?.availabilityDates.at(-1);
  const { updated } = (await api.get('/api/pages/disclaimer')).body.data as { updated: string };

  // An account can book only a few places of one day.
  const days = ceremony?.availabilityDates.toReversed() ?? [];
  let booked = 0;
  const newBooking = async (): Promise<{ id: string; preferredDate: string | undefined }> => {
    const day = days[(booked += 1) % days.length];
    const request = api.post('/api/bookings').set(asVisitor).set('Idempotency-Key', randomUUID());
    const response = await request.send(bookingOf(day));
    const { id } = (response.body as { data: { id: string } }).data;
    return { id, preferredDate: day };
  };
  const ticketOf = async (id: string): Promise<string> => {
    const { path, example } = callOf(id);
    const response = await api.post(path).set(asVisitor).send(example?.body);
    return expectBody(response, 201, ticketResponseSchema).data.ticket;
  };
  /** A chart of a new account, since an account can save only a limited number. */
  const newChart = async () => {
    const { token } = await signedUp(api, { email: `${randomUUID()}@example.in` });
    const { path, example } = callOf('saveChart');
    const response = await api.post(path).set(bearer(token)).send(example?.body);
    const { id } = expectBody(response, 201, savedChartResponseSchema).data;
    return { params: { id }, token };
  };
  const newShare = async () => {
    const { token } = await signedUp(api, { email: `${randomUUID()}@example.in` });
    const { path, example } = callOf('shareReport');
    const response = await api.post(path).set(bearer(token)).send(example?.body);
    const { key } = expectBody(response, 201, shareResponseSchema).data;
    return { params: { key }, token };
  };
  const pieceToSave = async () => {
    const { query } = callOf('operatorPiece').example ?? {};
    const request = api.get('/api/operator/content/piece').query(query ?? {});
    const piece = expectBody(
      await request.set(bearer(operator.token)),
      200,
      operatorPieceResponseSchema,
    ).data;
    return { id: piece.id, text: piece.text, expectedHash: piece.hash };
  };
  const linkToken = async (confirms?: 'email' | 'new e-mail'): Promise<string> => {
    const token = randomUUID();
    // An account used nowhere else, since its logins end.
    const { user } = await signedUp(api, { email: `${randomUUID()}@example.in` });
    const now = site.clock.now.toISOString();
    const expiresAt = new Date(site.clock.now.getTime() + 3_600_000).toISOString();
    const link = { userId: user.id, createdAt: now, expiresAt };
    const email = confirms === 'email' ? user.email : `${randomUUID()}@example.in`;
    if (confirms === 'new e-mail') await store.users.update(user.id, { newEmail: email });
    const reset = confirms ? { ...link, email } : link;
    await store.resets.insert(hashOfToken(token), reset, now);
    return token;
  };

  /** A new operator, without a second factor or with the given one. */
  const newOperator = async (factor?: Partial<SecondFactorRecord>) => {
    const { token, user } = await signedUp(api, { email: `${randomUUID()}@example.in` });
    const role = { id: randomUUID(), at: site.clock.now.toISOString(), operatorId: null };
    const added = {
      ...role,
      kind: 'operator',
      action: 'added',
      before: null,
      after: null,
    } as const;
    await store.operation.setRole(user.email, 'operator', added);
    if (factor) {
      await store.users.setSecondFactor(user.id, undefined, { ...secondFactor, ...factor });
    }
    const code = totpCode(secondFactor.secret, totpStep(site.clock.now.getTime()));
    const enrolment = newEnrolment(site.clock.now);
    if (!factor) await store.users.setSecondFactor(user.id, undefined, enrolment.factor);
    const proof = { currentPassword: asha['password'], enrolmentCode: enrolment.code };
    return { token, body: factor ? { code } : proof };
  };
  const bareOperator = await newOperator();

  /** By call name: parts of the example that depend on the running site. */
  const particulars: Record<string, () => Promise<Partial<GoodRequest>>> = {
    register: async () => ({
      form: { ...callOf('register').example?.form, email: `${randomUUID()}@example.in` },
    }),
    login: async () => ({
      body: { ...callOf('login').example?.body, email: 'pictured@example.in' },
    }),
    updateProfile: async () => ({
      form: { ...callOf('updateProfile').example?.form, email: 'ravi@example.in' },
    }),
    resetPassword: async () => ({
      body: { ...callOf('resetPassword').example?.body, token: await linkToken() },
    }),
    confirmEmail: async () => ({
      body: { token: await linkToken('email'), password: asha['password'] },
    }),
    rejectEmail: async () => ({ body: { token: await linkToken('new e-mail') } }),
    confirmNewsletter: async () => {
      const now = site.clock.now.toISOString();
      const subscription = { language: 'en', subscribedAt: now, confirmedAt: null };
      const token = randomUUID();
      await store.subscriptions.insert({ ...subscription, email: `${token}@example.in`, token });
      return { body: { token } };
    },
    revokeShare: newShare,
    sharedReport: newShare,
    describeChart: newChart,
    deleteChart: newChart,
    picture: async () => ({ params: { file: profileImage } }),
    quoteBooking: async () => ({ body: bookingOf(preferredDate) }),
    sendConfirmation: async () => ({ token: unconfirmed.token }),
    book: async () => ({
      body: bookingOf(days[(booked += 1) % days.length]),
      headers: { 'Idempotency-Key': randomUUID() },
    }),
    booking: async () => ({ params: { id: (await newBooking()).id } }),
    changeBooking: async () => ({ params: { id: (await newBooking()).id } }),
    acknowledgeDisclaimer: async () => ({ body: { version: updated } }),
    consultation: async () => ({ params: { ticket: await ticketOf('requestConsultation') } }),
    changeConsultation: async () => ({ params: { ticket: await ticketOf('requestConsultation') } }),
    operatorStepBooking: async () => {
      const { id, preferredDate: expectedDate } = await newBooking();
      return {
        params: { id },
        body: { step: 'confirm', expectedStatus: 'requested', expectedDate },
      };
    },
    operatorArrangeBooking: async () => ({ params: { id: (await newBooking()).id } }),
    operatorSetMessageStatus: async () => ({ params: { ticket: await ticketOf('contact') } }),
    operatorSetRequestStatus: async () => ({
      params: { ticket: await ticketOf('requestConsultation') },
    }),
    operatorSetUpSecondFactor: () => newOperator(),
    operatorConfirmSecondFactor: () => newOperator({}),
    operatorPassSecondFactor: () => newOperator({ confirmedAt: '2026-01-01T00:00:00.000Z' }),
    operatorRemoveMessage: async () => ({ params: { ticket: await ticketOf('contact') } }),
    operatorRemoveRequest: async () => ({
      params: { ticket: await ticketOf('requestConsultation') },
    }),
    operatorRemoveSubscription: async () => {
      const email = `${randomUUID()}@example.in`;
      await store.subscriptions.insert(sampleSubscription(email));
      return { body: { email } };
    },
    operatorSavePiece: async () => ({ body: await pieceToSave() }),
  };

  const tokenOf = async (call: Call): Promise<string | null> => {
    if (call.bearer !== undefined) return metricsToken;
    if (endsToken.has(call.id)) {
      return (await signedUp(api, { email: `${randomUUID()}@example.in` })).token;
    }
    if (call.who === 'anyone') return null;
    return call.who === 'operator' ? operator.token : visitor.token;
  };

  /** The request of the API description. */
  const exampleRequest = async (call: Call): Promise<GoodRequest> => ({
    params: Object.fromEntries(
      Object.entries(call.params ?? {}).map(([name, { example }]) => [name, example]),
    ),
    query: { ...call.example?.query },
    headers: {},
    body: call.example?.body,
    form: call.example?.form,
    token: await tokenOf(call),
  });

  /** The parts of a request that succeeds. */
  const goodRequest = async (call: Call): Promise<GoodRequest> => ({
    ...(await exampleRequest(call)),
    ...(await particulars[call.id]?.()),
  });

  /** Sends a request; `null` where the body or form does not matter. */
  /** Percent signs are not encoded, so that tests can send a path that cannot be decoded. */
  const inPath = (part: string) => (part.includes('%') ? part : encodeURIComponent(part));
  const send = (call: Call, { params, query, headers, body, form, token }: GoodRequest) => {
    const path = call.path.replace(/:(\w+)/g, (_part, name: string) => inPath(params[name] ?? ''));
    const request = api[call.method](path).query(query).set(headers);
    if (token !== null) void request.set(bearer(token));
    for (const [name, value] of Object.entries(form ?? {})) void request.field(name, value);
    return body ? request.send(body) : request;
  };

  const close = async () => {
    await site.store.close();
    await rm(folder, { recursive: true, force: true });
  };

  return {
    ...site,
    otherUser,
    unconfirmed,
    bareOperator,
    exampleRequest,
    goodRequest,
    send,
    picture,
    folder,
    close,
  };
}
export type CalledSite = Awaited<ReturnType<typeof calledSite>>;
