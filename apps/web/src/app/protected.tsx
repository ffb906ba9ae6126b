import { Container } from '@jyoti/ui/layout';
import { Spinner } from '@jyoti/ui/spinner';
import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useWords } from '../words/index.ts';
import { loginPathFor } from './return-path.ts';
import { useSession } from './session.tsx';
import { ASKS_FOR_LOGIN } from './early-login.ts';
import * as styles from './protected.css.ts';
import { waiting } from './root.css.ts';
import { TryAgain } from './try-again.tsx';
import { WhenKnown } from './when-known.tsx';

const page = <Outlet />;

/** Says what is under way, in the room above the page. */
function Checking({ known }: { known: boolean }) {
  const { session } = useWords();
  return (
    <div className={styles.checking} {...{ [ASKS_FOR_LOGIN]: '' }}>
      <Container>
        <Spinner
          className={styles.line}
          label={known ? session.loadingUser : session.initializing}
        />
      </Container>
    </div>
  );
}

/** Stands in place of the page until it is known whose it is: nothing that was typed on it is lost. */
function Unreachable({ onRetry }: { onRetry: () => void }) {
  const { session } = useWords();
  return (
    <Container className={waiting}>
      <TryAgain tone="warning" onRetry={onRetry}>
        {session.unreachable}
      </TryAgain>
    </Container>
  );
}

/** Shows the pages inside it to signed-in visitors; others go to the login page and come back after it. */
export function Protected() {
  const { initialised, loading, user, unreachable, left, check } = useSession();
  const location = useLocation();
  const [entered, setEntered] = useState(false);

  if (user && !entered) setEntered(true);
  const checking = !initialised || loading;
  if (user || checking || unreachable) {
    return (
      <>
        {!user && checking && <Checking known={initialised} />}
        {!user && !checking && <Unreachable onRetry={() => void check()} />}
        <WhenKnown known={user !== null} hidden={!user && !checking}>
          {page}
        </WhenKnown>
      </>
    );
  }
  // Who left from here goes where they meant to; who comes later is asked to log in, and comes back.
  return <Navigate to={entered && left !== null ? left : loginPathFor(location)} replace />;
}
