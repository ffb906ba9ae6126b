import { Container } from '@jyoti/ui/layout';
import { lazy, Suspense, type FunctionComponent } from 'react';
import { FailureAlert } from '../data/failure-alert.tsx';
import { waiting } from './frame.css.ts';
import { frameMessages } from '../../messages.generated/frame.ts';
import { useMessages } from '../words/use-messages.ts';

/** Lazy, because few visitors see it. The service worker caches its code with that of the frame. */
const OfflinePage = lazy((): Promise<{ default: FunctionComponent }> =>
  import('./offline-page.tsx').then(
    (module) => ({ default: module.OfflinePage }),
    () => ({ default: NotLoaded }),
  ),
);

/** Replaces a page that failed to load while offline. */
export function OfflinePart() {
  return (
    <Suspense fallback={null}>
      <OfflinePage />
    </Suspense>
  );
}

function NotLoaded() {
  const { pageNotLoaded } = useMessages(frameMessages);
  return (
    <Container className={waiting}>
      <FailureAlert title={pageNotLoaded} onRetry={() => globalThis.location.reload()} />
    </Container>
  );
}
