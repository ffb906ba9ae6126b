import { ApiFailure } from '@jyoti/contract';
import { Container } from '@jyoti/ui/layout';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { useConnectionState } from '../../platform/offline/connection-state.ts';
import { FailureAlert } from '../../platform/data/failure-alert.tsx';
import { NothingHere } from '../../platform/frame/nothing-here.tsx';
import { OfflinePart } from '../../platform/frame/offline-part.tsx';
import { waiting } from '../../platform/frame/frame.css.ts';
import { frameMessages } from '../../messages.generated/frame.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

/** Replaces a page whose loader or code failed, or which does not exist. */
export function PageError() {
  const words = useMessages(frameMessages);
  const error = useRouteError();
  const { revalidate } = useRevalidator();

  const { offline } = useConnectionState();

  if (isRouteErrorResponse(error) && error.status === 404) return <NothingHere />;
  if (offline) return <OfflinePart />;
  return (
    <Container className={waiting}>
      {error instanceof ApiFailure ? (
        <FailureAlert title={words.pageNotLoaded} onRetry={() => void revalidate()} />
      ) : (
        <FailureAlert
          title={words.somethingWrong}
          retryLabel={words.reload}
          onRetry={() => globalThis.location.reload()}
        />
      )}
    </Container>
  );
}
