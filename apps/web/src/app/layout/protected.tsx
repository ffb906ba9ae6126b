import { Container } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { Spinner } from '@jyoti/ui/spinner';
import { languageOfPath, type User } from '@jyoti/contract';
import { lazy, Suspense, useLayoutEffect, useState, type FunctionComponent } from 'react';
import { Navigate, Outlet, redirect, useLocation, type LoaderFunction } from 'react-router-dom';
import { storedToken } from '../../platform/session/api.ts';
import { ASKS_FOR_LOGIN } from '../../platform/bootstrap/early-login.ts';
import { NOT_READY, READY } from '../../platform/bootstrap/queued-presses.ts';
import * as styles from './protected.css.ts';
import { FailureAlert } from '../../platform/data/failure-alert.tsx';
import { loginPathFor } from '../../platform/session/return-path.ts';
import { notice, waiting } from '../../platform/frame/frame.css.ts';
import { useSession } from '../../platform/session/session.tsx';
import { frameMessages } from '../../messages.generated/frame.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

/**
 * Redirects visitors without a token to the login page. The server has no token and renders the
 * page for everybody.
 */
export const requireLogin: LoaderFunction = ({ request }) => {
  if (typeof document === 'undefined' || storedToken() !== null) return null;
  const { pathname, search } = new URL(request.url);
  return redirect(loginPathFor({ pathname: languageOfPath(pathname).path, search }));
};

/** Lazy, because few visitors need it. If its code fails to load, the page is shown without it. */
const EmailNotice = lazy((): Promise<{ default: FunctionComponent<{ user: User }> }> =>
  import('../../platform/frame/email-notice.tsx').then(
    (module) => ({ default: module.EmailNotice }),
    () => ({ default: () => null }),
  ),
);

const awaitsConfirmation = ({ emailConfirmed, newEmail }: User) =>
  !emailConfirmed || newEmail !== null;

/** Shows the status line above the page. */
function Checking({ initialised }: { initialised: boolean }) {
  const { session } = useMessages(frameMessages);
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

/**
 * Shows its pages to logged-in visitors; others are redirected to the login page and return after
 * it.
 */
export function Protected() {
  const { initialised, loading, user, unreachable, left, check } = useSession();
  const { session } = useMessages(frameMessages);
  const location = useLocation();
  const [entered, setEntered] = useState(false);

  if (user && !entered) setEntered(true);
  const isKnown = user !== null;
  // Early presses may need the visitor's data ("use my own details"), so they are replayed now.
  useLayoutEffect(() => {
    if (isKnown) document.dispatchEvent(new Event(READY));
  }, [isKnown]);
  const checking = !initialised || loading;
  if (!user && !checking && !unreachable) {
    // After a logout on this page the visitor goes to the chosen page; others log in and return
    // here.
    return <Navigate to={entered && left !== null ? left : loginPathFor(location)} replace />;
  }
  const hidden = !user && !checking;
  return (
    <div {...(!user && { [ASKS_FOR_LOGIN]: '' })}>
      {!user && checking && <Checking initialised={initialised} />}
      {!user && (
        <noscript>
          <Container className={notice}>
            {session.noScript} <Link href={loginPathFor(location)}>{session.login}</Link>
          </Container>
        </noscript>
      )}
      {hidden && (
        <Container className={waiting}>
          <FailureAlert title={session.unreachable} onRetry={() => void check()} />
        </Container>
      )}
      {/* Stays mounted until the session can be checked, so that no input is lost. */}
      <div hidden={hidden} {...(!user && { [NOT_READY]: '' })}>
        <Outlet />
      </div>
      {/* Below the page: above, it would cause a layout shift. */}
      {user && awaitsConfirmation(user) && (
        <Suspense fallback={null}>
          <EmailNotice user={user} />
        </Suspense>
      )}
    </div>
  );
}
