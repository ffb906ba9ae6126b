import { ApiFailure, type Session, type User } from '@jyoti/contract';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { api, storedToken, storeToken, TOKEN_KEY, withRetries } from './api.ts';

interface SessionState {
  /** False until the first check of the stored token has ended, either way. */
  initialised: boolean;
  /** User data is on its way. */
  loading: boolean;
  user: User | null;
  /** The check got no answer: the token is kept, and the check can be tried again. */
  unreachable: boolean;
  /** The server no longer knows the session that this browser had: the login page says so. */
  ended: boolean;
  /** The visitor logged out here: there is no page to come back to. */
  left: boolean;
}

interface SessionActions {
  /** Takes over what login or registration answered. */
  begin: (session: Session) => void;
  /** Ends the session here and, where it can be reached, on the server. */
  logout: () => Promise<void>;
  /** Checks the stored token again. */
  check: () => Promise<void>;
  /** Drops a session that the server no longer knows; true where the failure says so. */
  endIfRefused: (failure: unknown) => boolean;
}

const start: SessionState = {
  initialised: false,
  loading: true,
  user: null,
  unreachable: false,
  ended: false,
  left: false,
};

const nobody: SessionState = { ...start, initialised: true, loading: false };

/** What the stored token is worth: a user, nobody, an end of the session, or no answer. */
async function checkStoredToken(): Promise<User | 'nobody' | 'ended' | 'no answer'> {
  if (storedToken() === null) return 'nobody';
  try {
    return await withRetries(() => api.session());
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.endsSession) {
      storeToken(null);
      return 'ended';
    }
    // No answer says nothing about the token: it is kept, and the check can be tried again.
    return 'no answer';
  }
}

const SessionContext = createContext<(SessionState & SessionActions) | null>(null);

/** Holds who is signed in. It starts loading and uninitialised, on the server too. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(start);

  const take = useCallback((found: Awaited<ReturnType<typeof checkStoredToken>>) => {
    setState((before) => {
      if (found === 'nobody') return nobody;
      if (found === 'ended') return { ...nobody, ended: true };
      if (found === 'no answer') return { ...nobody, user: before.user, unreachable: true };
      return { ...nobody, user: found };
    });
  }, []);

  const check = useCallback(async () => {
    setState((before) => ({ ...before, loading: true, unreachable: false }));
    take(await checkStoredToken());
  }, [take]);

  useEffect(() => {
    void checkStoredToken().then(take);
    // Another tab logged in or out.
    const follow = (event: StorageEvent) => {
      if (event.key === TOKEN_KEY || event.key === null) void check();
    };
    globalThis.addEventListener('storage', follow);
    return () => globalThis.removeEventListener('storage', follow);
  }, [check, take]);

  const actions = useMemo<SessionActions>(
    () => ({
      check,
      begin: ({ token, user }) => {
        storeToken(token);
        setState({ ...nobody, user });
      },
      logout: async () => {
        const answer = api.logout();
        storeToken(null);
        setState({ ...nobody, left: true });
        // Here the session is over whatever the server says; there the token runs out by itself.
        await answer.catch(() => undefined);
      },
      endIfRefused: (failure) => {
        const refused = failure instanceof ApiFailure && failure.status === 401;
        if (refused) {
          storeToken(null);
          setState({ ...nobody, ended: true });
        }
        return refused;
      },
    }),
    [check],
  );

  const value = useMemo(() => ({ ...state, ...actions }), [state, actions]);
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** Who is signed in, and how to change it. */
export function useSession(): SessionState & SessionActions {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}
