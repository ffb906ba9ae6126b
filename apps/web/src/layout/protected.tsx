import { Container } from '@jyoti/ui/layout';
import { Spinner } from '@jyoti/ui/spinner';
import { languageOfPath, type User } from '@jyoti/contract';
import { lazy, Suspense, useLayoutEffect, useState, type FunctionComponent } from 'react';
import { Navigate, Outlet, redirect, useLocation, type LoaderFunction } from 'react-router-dom';
import { useWords } from '../words/index.ts';
import { withWords } from '../words/page-words.ts';
import { storedToken } from '../session/api.ts';
import { ASKS_FOR_LOGIN } from '../start/early-login.ts';
import { NOT_READY, READY } from '../start/held-presses.ts';
import * as styles from './protected.css.ts';
import { FailureAlert } from '../data/failure-alert.tsx';
import { loginPathFor } from '../session/return-path.ts';
import { waiting } from './root.css.ts';
import { useSession } from '../session/session.tsx';

/** Sends visitors without a token to the login page. The server has no token and renders the page for everybody. */
export const requireLogin: LoaderFunction = ({ request }) => {
  if (typeof document === 'undefined' || storedToken() !== null) return null;
  const { pathname, search } = new URL(request.url);
  return redirect(loginPathFor({ pathname: languageOfPath(pathname).path, search }));
};

/** Few visitors need it. Where its code does not load, the page goes without. */
const EmailNotice = lazy((): Promise<{ default: FunctionComponent<{ user: User }> }> =>
  withWords(() => import('./email-notice.tsx')).then(
    (module) => ({ default: module.EmailNotice }),
    () => ({ default: () => null }),
  ),
);

const awaitsConfirmation = ({ emailConfirmed, newEmail }: User) =>
  !emailConfirmed || newEmail !== null;

/** Says what is under way, above the page. */
function Checking({ initialised }: { initialised: boolean }) {
  const { session } = useWords();
  return (
    <div className={styles.checking}>
      <Container>
        <Spinner
          className={styles.line}
          label={initialised ? session.loadingUser : session.initializing}
        />
      </Container>
    </div>
  );
}

/** Shows its pages to logged-in visitors; others go to the login page and come back after it. */
export function Protected() {
  const { initialised, loading, user, unreachable, left, check } = useSession();
  const { session } = useWords();
  const location = useLocation();
  const [entered, setEntered] = useState(false);

  if (user && !entered) setEntered(true);
  const isKnown = user !== null;
  // Presses need to know whose page it is ("use my own details"): they are replayed then.
  useLayoutEffect(() => {
    if (isKnown) document.dispatchEvent(new Event(READY));
  }, [isKnown]);
  const checking = !initialised || loading;
  if (!user && !checking && !unreachable) {
    // A visitor who logged out here goes where they chose to; others are asked to log in, and come back.
    return <Navigate to={entered && left !== null ? left : loginPathFor(location)} replace />;
  }
  const hidden = !user && !checking;
  return (
    <div {...(!user && { [ASKS_FOR_LOGIN]: '' })}>
      {!user && checking && <Checking initialised={initialised} />}
      {hidden && (
        <Container className={waiting}>
          <FailureAlert title={session.unreachable} onRetry={() => void check()} />
        </Container>
      )}
      {/* It stays mounted until the session can be checked, so that nothing typed on it is lost. */}
      <div hidden={hidden} {...(!user && { [NOT_READY]: '' })}>
        <Outlet />
      </div>
      {/* Below the page, which would move if it came above it. */}
      {user && awaitsConfirmation(user) && (
        <Suspense fallback={null}>
          <EmailNotice user={user} />
        </Suspense>
      )}
    </div>
  );
}
