import { startApp, signedUp, bearer, type Api } from './app.ts';

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

/** Gives an account the role as the command does. */
export async function makeOperator({ store }: Pick<Site, 'store'>, email: string): Promise<void> {
  await store.operation.setRole(email, 'operator', entry);
}

export async function takeRole({ store }: Pick<Site, 'store'>, email: string): Promise<void> {
  await store.operation.setRole(email, 'user', { ...entry, action: 'removed' });
}

/** An application with an operator who is signed in, and a visitor who is none. */
export async function operatedApp(...wishes: Parameters<typeof startApp>) {
  const site = await startApp(...wishes);
  const kavita = await signedUp(site.api, { firstName: 'Kavita', email: 'kavita@example.in' });
  const ravi = await signedUp(site.api, { firstName: 'Ravi', email: 'ravi@example.in' });
  await makeOperator(site, 'kavita@example.in');
  return { ...site, operator: kavita, visitor: ravi, asked: asking(site.api, kavita.token) };
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
