import { Alert } from '@jyoti/ui/alert';
import { Container, SkipLink } from '@jyoti/ui/layout';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, useParams } from 'react-router-dom';
import { bringOnceUsed } from '../parts/part-code.ts';
import { makeUpForEarlyPresses } from '../parts/presses.ts';
import { whenNear, whenReached } from '../parts/when-near.tsx';
import { useHandle } from '../router/router-provider.tsx';
import { ScrollRestoration } from '../router/scroll-restoration.tsx';
import { useWords } from '../words/index.ts';
import { useBringOnIntent } from './bring-on-intent.ts';
import { takeUpEarlyInput } from './early-visitor.ts';
import { OfflineNotice } from './offline/offline-notice.tsx';
import { PageProgress } from './page-progress.tsx';
import { SiteHeader } from './site-header.tsx';
import * as styles from './root.css.ts';
import type { PageHandle } from './page-handle.ts';
import { useKnown } from './public-data.tsx';
import { ThemeColour } from './theme-colour.ts';

const SiteFooter = whenNear(
  () => import('./site-footer.tsx'),
  (module) => module.SiteFooter,
);
const SitePicker = whenReached(
  () => import('./site-picker.ts'),
  (module) => module.ThemePicker,
);

/** Names the document after the page and, when the page changes, moves focus to its start. */
function usePageChange() {
  const { pathname } = useLocation();
  const words = useWords();
  const params = useParams();
  const handle = useHandle() as PageHandle | undefined;
  const title = useKnown((known) => handle?.title(words, { params, known }));
  const main = useRef<HTMLElement>(null);
  const previous = useRef(pathname);

  useEffect(() => {
    document.title = title ?? words.siteName;
  }, [title, words]);

  useEffect(() => {
    if (previous.current !== pathname) main.current?.focus({ preventScroll: true });
    previous.current = pathname;
  }, [pathname]);

  return main;
}

/** Who uses a page has what stands at the foot of all, kept for when there is no network, though they have not reached it. */
const useWholeFrame = () => useEffect(() => bringOnceUsed([SiteFooter, SitePicker]), []);

/** Loses nothing of what a visitor did before the page's code was there. */
function useEarlyVisitor() {
  useLayoutEffect(() => {
    takeUpEarlyInput(document);
    makeUpForEarlyPresses();
  }, []);
}

/** The frame of every page: header, content, footer, theme picker. */
export function Root() {
  const words = useWords();
  const main = usePageChange();
  useEarlyVisitor();
  useBringOnIntent();
  useWholeFrame();
  const { state } = useLocation() as { state: { notFound?: boolean } | null };

  return (
    <div className={styles.page}>
      <SkipLink>{words.skipToContent}</SkipLink>
      <PageProgress />
      <SiteHeader />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <OfflineNotice />
        {state?.notFound && (
          <Container className={styles.notice}>
            <Alert tone="info">{words.pageNotFound}</Alert>
          </Container>
        )}
        <Outlet />
      </main>
      <SiteFooter />
      <SitePicker />
      <ThemeColour />
      <ScrollRestoration />
    </div>
  );
}
