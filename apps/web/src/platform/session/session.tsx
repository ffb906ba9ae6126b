import { ApiFailure, type Session, type User } from '@jyoti/contract';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { api, onUnauthorized, storeDevice, storedToken, storeToken, withRetries } from './api.ts';
import { LOGGED_IN } from '../bootstrap/early-login.ts';
import { TOKEN_KEY } from '../bootstrap/token-key.ts';
import {
  clearVisitorStorage,
  clearVisitorCaches,
  clearVisitorData,
  setStorageOwner,
} from './visitor-data.ts';

interface SessionState {
  /** False until the first check of the stored token has completed, with or without success. */
  initialised: boolean;
  /** Whether user data are loading. */
  loading: boolean;
  user: User | null;
  /** The check failed with a network error: the token is kept, and the check can be retried. */
  unreachable: boolean;
  /** The server rejected this browser's session: the login page says so. */
  ended: boolean;
  /** Where to go from a protected page after a logout by the visitor. */
  left: string | null;
}

interface SessionActions {
  /** Starts the session in the response of login or registration. */
  begin: (session: Session) => void;
  /** Replaces the user after a change of the profile. */
  renew: (user: User) => void;
  /** Ends the session here and, if online, on the server. */
  logout: () => Promise<void>;
  /** Ends the session here only, after the server has ended it, and says where to go. */
  leave: (to: string) => void;
  /** Checks the stored token again. */
  check: () => Promise<void>;
}

const start: SessionState = {
  initialised: false,
  loading: true,
  user: null,
  unreachable: false,
  ended: false,
  left: null,
};

const nobody: SessionState = { ...start, initialised: true, loading: false };

/**
 * Result of checking the stored token: a user, no session, an ended session, or a network error.
 */
async function checkStoredToken(): Promise<User | 'nobody' | 'ended' | 'no response'> {
  const token = storedToken();
  if (token === null) {
    // Also removes data that remained because the browser closed during a logout.
    clearVisitorStorage();
    return 'nobody';
  }
  try {
    const user = await withRetries(() => api('GET /api/auth/profile'));
    setStorageOwner(user, token);
    return user;
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.endsSession) {
      storeToken(null);
      clearVisitorStorage();
      return 'ended';
    }
    // A network error says nothing about the token: it is kept, and the check can be retried.
    return 'no response';
  }
}

/** A store outside React, so that a change re-renders only the components that use it. */
class SessionStore {
  #state = start;
  readonly #listeners = new Set<() => void>();

  get = (): SessionState => this.#state;

  change = (next: SessionState | ((before: SessionState) => SessionState)): void => {
    this.#state = typeof next === 'function' ? next(this.#state) : next;
    document.documentElement.toggleAttribute(LOGGED_IN, storedToken() !== null);
    for (const listener of this.#listeners) listener();
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** During hydration the state is the one used for server rendering. */
const useSessionState = (store: SessionStore): SessionState =>
  useSyncExternalStore(store.subscribe, store.get, () => start);

const SessionContext = createContext<{ store: SessionStore; actions: SessionActions } | null>(null);

/** Provides the session. Initially it is loading and not initialised, on the server too. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => new SessionStore());
  const setState = store.change;
  const userId = useSessionState(store).user?.id;
  const lastUserId = useRef<string>(null);

  useEffect(() => {
    if (userId === undefined) return;
    if (lastUserId.current !== null && lastUserId.current !== userId) clearVisitorCaches();
    lastUserId.current = userId;
  }, [userId]);

  const take = useCallback(
    (found: Awaited<ReturnType<typeof checkStoredToken>>) => {
      setState((before) => {
        if (found === 'nobody') return { ...nobody, left: before.left };
        if (found === 'ended') return { ...nobody, ended: true };
        if (found === 'no response') return { ...nobody, user: before.user, unreachable: true };
        return { ...nobody, user: found };
      });
    },
    [setState],
  );

  const check = useCallback(async () => {
    setState((before) => ({ ...before, loading: true, unreachable: false }));
    take(await checkStoredToken());
  }, [setState, take]);

  // A call with this token was rejected, so the session has ended.
  useEffect(
    () =>
      onUnauthorized(() => {
        storeToken(null);
        clearVisitorStorage();
        setState({ ...nobody, ended: true });
      }),
    [setState],
  );

  useEffect(() => {
    void checkStoredToken().then(take);
    // Another tab logged in or out.
    const follow = (event: StorageEvent) => {
      if (event.key !== TOKEN_KEY && event.key !== null) return;
      if (storedToken() === null) clearVisitorData();
      void check();
    };
    globalThis.addEventListener('storage', follow);
    return () => globalThis.removeEventListener('storage', follow);
  }, [check, take]);

  const leave = useCallback(
    (to: string) => {
      storeToken(null);
      clearVisitorData();
      setState({ ...nobody, left: to });
    },
    [setState],
  );

  const actions = useMemo<SessionActions>(
    () => ({
      check,
      leave,
      begin: ({ token, user, device }) => {
        // The previous visitor's data are removed before the new token is used.
        if (lastUserId.current !== null && lastUserId.current !== user.id) clearVisitorCaches();
        setStorageOwner(user, token);
        storeToken(token);
        storeDevice(device);
        setState({ ...nobody, user });
      },
      renew: (user) => setState((before) => ({ ...before, user })),
      logout: async () => {
        const response = api('POST /api/users/logout');
        leave('/login');
        // The session ends here even if the request fails; on the server the token then expires.
        await response.catch(() => undefined);
      },
    }),
    [check, leave, setState],
  );

  const value = useMemo(() => ({ store, actions }), [store, actions]);
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** The session, and functions that change it. */
export function useSession(): SessionState & SessionActions {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  const { store, actions } = session;
  const state = useSessionState(store);
  return useMemo(() => ({ ...state, ...actions }), [state, actions]);
}
