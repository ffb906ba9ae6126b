import { recoveryCodesResponseSchema, secondFactorSetupResponseSchema } from '@jyoti/contract';
import { totpCode, totpStep } from '../src/auth/totp.ts';
import { expectBody, asha, startApp, signedUp, bearer, type Api } from './app.ts';

type Site = Awaited<ReturnType<typeof startApp>>;

const entry = {
  id: 'entry',
  at: '2026-01-01T00:00:00.000Z',
  operatorId: null,
  kind: 'operator',
  action: 'added',
  before: null,
  after: { role: 'operator' },
} as const;

/** Sets the role of an account, as the command does. */
export async function makeOperator({ store }: Pick<Site, 'store'>, email: string): Promise<void> {
  await store.operation.setRole(email, 'operator', entry);
  const user = await store.users.byEmail(email);
  if (!user) return;
  const given = { ...secondFactor, confirmedAt: entry.at };
  // Marks the second factor of every login as passed: few tests are about it.
  const logins = await store.tokens.ofUser(user.id);
  let before = user.secondFactor;
  for (const { hash } of logins) {
    await store.users.setSecondFactor(user.id, before, given, { tokenHash: hash, at: entry.at });
    before = given;
  }
}

/** A second factor before it is confirmed. */
export const secondFactor = {
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  confirmedAt: null,
  lastStep: 0,
  recoveryHashes: [],
};

/** The enrolment code in the output of the operator command. */
export function enrolmentCodeIn(output: string): string {
  return /(?:[A-Z2-7]{4}-){7}[A-Z2-7]{4}/.exec(output)?.[0] ?? '';
}

/** Sets up an authenticator app, as an operator does at the first login. @param output of the command */
export async function setUpSecondFactor(
  api: Api,
  token: string,
  now: Date,
  output: string,
): Promise<void> {
  const post = (path: string, body: object) =>
    api.post(`/api/operator/second-factor/${path}`).set(bearer(token)).send(body);
  const proof = { currentPassword: asha['password'], enrolmentCode: enrolmentCodeIn(output) };
  const setup = await post('setup', proof);
  const { secret } = expectBody(setup, 200, secondFactorSetupResponseSchema).data;
  const done = await post('confirm', { code: totpCode(secret, totpStep(now.getTime())) });
  expectBody(done, 200, recoveryCodesResponseSchema);
}

export async function takeRole({ store }: Pick<Site, 'store'>, email: string): Promise<void> {
  await store.operation.setRole(email, 'user', { ...entry, action: 'removed' });
}

/** An application with a signed-in operator, and a visitor without the role. */
export async function operatedApp(...wishes: Parameters<typeof startApp>) {
  const site = await startApp(...wishes);
  const kavita = await signedUp(site.api, { firstName: 'Kavita', email: 'kavita@example.in' });
  const ravi = await signedUp(site.api, { firstName: 'Ravi', email: 'ravi@example.in' });
  await makeOperator(site, 'kavita@example.in');
  return { ...site, operator: kavita, visitor: ravi, asOperator: asking(site.api, kavita.token) };
}

/** Calls with a token. */
function asking(api: Api, token: string) {
  return {
    get: (path: string) => api.get(path).set(bearer(token)),
    post: (path: string, body: object = {}) => api.post(path).set(bearer(token)).send(body),
    put: (path: string, body: object) => api.put(path).set(bearer(token)).send(body),
    patch: (path: string, body: object) => api.patch(path).set(bearer(token)).send(body),
  };
}
