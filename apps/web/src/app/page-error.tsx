import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { Container } from '@jyoti/ui/layout';
import { Spinner } from '@jyoti/ui/spinner';
import { useFailure } from '../router/page-boundary.tsx';
import { useWords } from '../words/index.ts';
import { useRenewal } from './lost-code.ts';
import { waiting } from './root.css.ts';

/** What stands in place of a page that broke: a sentence and a way on, never a blank screen. */
export function PageError() {
  const words = useWords();
  const renewing = useRenewal(useFailure());
  return (
    <Container className={waiting}>
      {renewing ? (
        <Spinner label={words.loadingPage} />
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
