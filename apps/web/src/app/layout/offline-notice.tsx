import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { useLocale } from '@jyoti/ui/i18n';
import { Container, Stack } from '@jyoti/ui/layout';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { PageLinks } from '../../platform/frame/page-links.tsx';
import { notice } from '../../platform/frame/frame.css.ts';
import { useSession } from '../../platform/session/session.tsx';
import { lastReadPages } from '../../platform/session/last-read.ts';
import { resetContentAge, useConnectionState } from '../../platform/offline/connection-state.ts';
import { frameMessages } from '../../messages.generated/frame.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

/** "22 November" and "10:15 am", in the visitor's time zone. */
function momentInWords(at: number, locale: string): { day: string; time: string } {
  const date = new Date(at);
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return {
    day: date.toLocaleDateString(locale, {
      day: 'numeric',
      month: 'long',
      ...(!isThisYear && { year: 'numeric' }),
    }),
    time: date.toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit', hour12: true }),
  };
}

/**
 * Says that there is no connection, when the page was loaded, and what else can be read offline.
 */
export function OfflineNotice() {
  const words = useMessages(frameMessages).offline;
  const locale = useLocale();
  const { key, pathname, search } = useLocation();
  const { user } = useSession();
  const { offline, readAt, missing } = useConnectionState();
  const shown = useRef(key);
  useEffect(() => {
    // Not on the first page: it may have been requested, and its age noted, before hydration.
    if (shown.current !== key) resetContentAge();
    shown.current = key;
  }, [key]);

  if (!offline || missing) return null;
  const others = user ? lastReadPages().filter(({ path }) => path !== `${pathname}${search}`) : [];
  return (
    <Container className={notice} data-part="offline">
      <Alert
        tone="info"
        action={
          readAt !== null && (
            <Button size="small" onClick={() => globalThis.location.reload()}>
              {words.readAnew}
            </Button>
          )
        }
      >
        <Stack gap="x2">
          <p>{readAt === null ? words.now : words.readAt(momentInWords(readAt, locale))}</p>
          {others.length > 0 && (
            <>
              <p>{words.others}</p>
              <PageLinks pages={others} />
            </>
          )}
        </Stack>
      </Alert>
    </Container>
  );
}
