import { ThemeColor } from '@jyoti/ui/theme-picker';
import { Alert } from '@jyoti/ui/alert';
import { Header } from '@jyoti/ui/header';
import { Container, SkipLink } from '@jyoti/ui/layout';
import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
} from 'react-router-dom';
import { lazySection } from '../../platform/lazy/lazy-section.tsx';
import { replayInputBeforeHydration } from '../../platform/bootstrap/early-input.ts';
import { READY } from '../../platform/bootstrap/queued-presses.ts';
import { documentLanguage } from '../../platform/words/document-language.ts';
import { footerOfSite, type FrameData } from '../../platform/frame/frame-data.ts';
import { LanguageOffer } from './language-offer.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { withRetries } from '../../platform/session/api.ts';
import type { PageHandle } from '../../platform/data/page-handle.ts';
import { PageProgress } from '../../platform/lazy/page-progress.tsx';
import { optional, publicLoader } from '../../platform/data/public-data.ts';
import * as styles from '../../platform/frame/frame.css.ts';
import { SiteHeader } from './site-header.tsx';
import { frameMessages } from '../../messages.generated/frame.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

// Sizes above the real ones, so that a page scrolled to its end is still at its end when the footer is laid out.
const SiteFooter = lazySection(() => import('./site-footer.tsx'), 'SiteFooter', [1280, 780]);
const ThemePicker = lazySection(() => import('./site-theme-picker.ts'), 'ThemePicker');

/** Never rejects, because a page is usable without the content of header and footer. */
export const frameLoader = publicLoader(async (calls): Promise<FrameData> => {
  const [header, footer] = await Promise.all([
    optional(
      withRetries(() => calls('GET /api/header')),
      null,
    ),
    footerOfSite.load(calls),
  ]);
  return { header, footer, at: Date.now() };
});

/** Sets the document's title and, on navigation, moves focus to the start of the page. */
function usePageChange() {
  const { pathname } = useLocation();
  const words = useMessages(frameMessages);
  const match = useMatches().at(-1);
  const handle = match?.handle as PageHandle | undefined;
  const title =
    match &&
    handle?.title(words, {
      params: match.params,
      data: match.loaderData,
      language: documentLanguage,
    });
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

/** Keeps input and presses from before hydration. */
function usePreHydrationVisitor() {
  useLayoutEffect(() => {
    replayInputBeforeHydration(document);
    document.dispatchEvent(new Event(READY));
  }, []);
}

/** The frame of every page: header, content, footer, theme picker. */
export function Root() {
  const words = useMessages(frameMessages);
  const main = usePageChange();
  const { header, footer } = useLoaderData<FrameData>();
  usePreHydrationVisitor();
  const { state } = useLocation() as { state: { notFound?: boolean } | null };

  return (
    <div className={styles.page}>
      <SkipLink>{words.skipToContent}</SkipLink>
      <PageProgress />
      <SiteHeader header={header} />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <OfflineNotice />
        <LanguageOffer />
        {state?.notFound && (
          <Container className={styles.notice}>
            <Alert tone="info">{words.pageNotFound}</Alert>
          </Container>
        )}
        <Outlet />
      </main>
      <SiteFooter content={footer} />
      <ThemePicker />
      <ThemeColor />
      <ScrollRestoration />
    </div>
  );
}

/** The frame while the first page loads without server HTML. */
export function FrameComing() {
  return (
    <div className={styles.page}>
      <Header loading />
      <main className={styles.main} />
    </div>
  );
}
