import type { User } from '@jyoti/contract';
import { lazy, Suspense, useEffect, type FunctionComponent } from 'react';
import { useSession } from '../session/session.tsx';

/** Lazy, because few visitors need it. If its code fails to load, the form still says so when it is sent. */
const EmailAlert = lazy((): Promise<{ default: FunctionComponent<{ user: User }> }> =>
  import('./email-notice.tsx').then(
    (module) => ({ default: module.EmailAlert }),
    () => ({ default: () => null }),
  ),
);

/**
 * Says above a form that its request needs a confirmed e-mail, until it is confirmed. The form stays usable: the
 * link may be opened in another tab, after which this disappears.
 */
export function UnconfirmedEmail() {
  const { user, check } = useSession();
  const isUnconfirmed = user?.emailConfirmed === false;
  useEffect(() => {
    if (!isUnconfirmed) return;
    const checkIfVisible = () => {
      if (document.visibilityState === 'visible') void check();
    };
    document.addEventListener('visibilitychange', checkIfVisible);
    return () => document.removeEventListener('visibilitychange', checkIfVisible);
  }, [isUnconfirmed, check]);
  if (!isUnconfirmed) return null;
  return (
    <Suspense fallback={null}>
      <EmailAlert user={user} />
    </Suspense>
  );
}
