import { languageOfPath } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { Container, Heading, Stack, Text } from '@jyoti/ui/layout';
import { useEffect, useState } from 'react';
import { cachedPages } from '../offline/cached-pages.ts';
import { showMissing } from '../offline/connection-state.ts';
import { inThisLanguage, lastReadPages, type LastRead } from '../session/last-read.ts';
import { useSession } from '../session/session.tsx';
import { PageLinks } from './page-links.tsx';
import { waiting } from './frame.css.ts';
import { frameMessages } from '../../messages.generated/frame.ts';
import { useMessages } from '../words/use-messages.ts';

const reload = () => globalThis.location.reload();

/**
 * Replaces a page that is not cached on this device while offline: pages that can be read, and a
 * retry.
 */
export function OfflinePage() {
  const words = useMessages(frameMessages);
  const { user } = useSession();
  const [pages, setPages] = useState<readonly LastRead[]>([]);
  useEffect(showMissing, []);
  useEffect(() => {
    // Without a Cache API there are no cached pages.
    cachedPages().then(setPages, () => undefined);
    globalThis.addEventListener('online', reload);
    return () => globalThis.removeEventListener('online', reload);
  }, []);
  const here = languageOfPath(globalThis.location.pathname).path;
  const readable = [...(user ? lastReadPages() : []), ...inThisLanguage(pages)].filter(
    ({ path }) => path !== here,
  );

  return (
    <Container className={waiting} data-part="offline-page">
      <Stack gap="x5" align="start">
        <Heading level={1}>{words.offline.missing}</Heading>
        <Text>{words.offline.missingText}</Text>
        <Button variant="primary" onClick={reload}>
          {words.tryAgain}
        </Button>
        {readable.length > 0 && (
          <Stack gap="x3">
            <Heading level={2} size="h4">
              {words.offline.others}
            </Heading>
            <PageLinks pages={readable} />
          </Stack>
        )}
      </Stack>
    </Container>
  );
}
