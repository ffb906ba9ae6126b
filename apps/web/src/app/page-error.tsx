import { ApiFailure } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { Container } from '@jyoti/ui/layout';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { useWords } from '../words/index.ts';
import { NothingHere } from './nothing-here.tsx';
import { waiting } from './root.css.ts';
import { TryAgain } from './try-again.tsx';

/** Shown in place of a page whose content did not load, whose code failed, or which does not exist. */
export function PageError() {
  const words = useWords();
  const error = useRouteError();
  const { revalidate } = useRevalidator();

  if (isRouteErrorResponse(error) && error.status === 404) return <NothingHere />;
  return (
    <Container className={waiting}>
      {error instanceof ApiFailure ? (
        <TryAgain onRetry={() => void revalidate()}>{words.pageNotLoaded}</TryAgain>
      ) : (
        <Alert
          tone="danger"
          action={
            <Button size="small" onClick={() => globalThis.location.reload()}>
              {words.reload}
            </Button>
          }
        >
          {words.somethingWrong}
        </Alert>
      )}
    </Container>
  );
}
