import {
  locales,
  type FooterContent,
  type Header as HeaderData,
  type Language,
} from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { Header } from '@jyoti/ui/header';
import { I18nProvider } from '@jyoti/ui/i18n';
import { Container, SkipLink } from '@jyoti/ui/layout';
import { ToastProvider } from '@jyoti/ui/toast';
import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { lazySection } from '../lazy/lazy-section.tsx';
import { takeUpEarlyInput } from '../start/early-input.ts';
import { READY } from '../start/held-presses.ts';
import { LanguageOffer } from '../language/language-offer.tsx';
import { useAccountLanguage } from '../language/use-choose-language.ts';
import { usePageLanguage, usePagePath } from '../language/page-language.ts';
import { useWords } from '../words/index.ts';
import { wantOnly, wantWords } from '../words/word-files.ts';
import { OfflineNotice } from '../offline/offline-notice.tsx';
import { withRetries } from '../session/api.ts';
import type { PageHandle } from '../data/page-handle.ts';
import { PageProgress } from './page-progress.tsx';
import { optional, publicLoader, requestLanguage } from '../data/public-data.ts';
import * as styles from './root.css.ts';
import { SiteHeader } from './site-header.tsx';
import { ThemeColour } from './theme-colour.ts';

const SiteFooter = lazySection(() => import('./site-footer.tsx'), 'SiteFooter');
const ThemePicker = lazySection(() => import('./site-theme-picker.ts'), 'ThemePicker');

/** What header and footer say; null where it did not load. */
export interface FrameData {
  header: HeaderData | null;
  footer: FooterContent | null;
}

const loadFrame = publicLoader(async (calls): Promise<FrameData> => {
  const [header, footer] = await Promise.all([
    optional(
      withRetries(() => calls.header()),
      null,
    ),
    optional(calls.footer(), null),
  ]);
  return { header, footer };
});

/** Rejects where the words of the page's language do not load. */
export async function frameLoader(args: LoaderFunctionArgs): Promise<FrameData> {
  const [frame] = await Promise.all([loadFrame(args), wantWords(requestLanguage(args))]);
  return frame;
}

/** Names the document after the page and, when another page is opened, moves focus to its start. */
function usePageChange() {
  const path = usePagePath();
  const language = usePageLanguage();
  const { siteName } = useWords();
  const match = useMatches().at(-1);
  const handle = match?.handle as PageHandle | undefined;
  const title = match && handle?.title({ language, params: match.params, data: match.loaderData });
  const main = useRef<HTMLElement>(null);
  const previous = useRef(path);

  useEffect(() => {
    document.title = title ?? siteName;
  }, [title, siteName]);

  useEffect(() => {
    if (previous.current !== path) main.current?.focus({ preventScroll: true });
    previous.current = path;
  }, [path]);

  return main;
}

/** Keeps what a visitor typed and pressed before the page was hydrated. */
function useEarlyVisitor() {
  useLayoutEffect(() => {
    takeUpEarlyInput(document);
    document.dispatchEvent(new Event(READY));
  }, []);
}

/** Says in which language the document is, before effects of the page ask the API for something in it. */
function useDocumentLanguage(language: Language) {
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = locales[language].direction;
    wantOnly(language);
  }, [language]);
}

/** The frame of every page, in the language of its address. */
export function Root() {
  const language = usePageLanguage();
  useDocumentLanguage(language);
  return (
    <I18nProvider locale={locales[language].tag}>
      <ToastProvider>
        <Frame />
      </ToastProvider>
    </I18nProvider>
  );
}

/** Header, content, footer, theme picker. */
function Frame() {
  const words = useWords();
  const main = usePageChange();
  const { header, footer } = useLoaderData<FrameData>();
  useEarlyVisitor();
  useAccountLanguage();
  const { state } = useLocation() as { state: { notFound?: boolean } | null };

  return (
    <div className={styles.page}>
      <SkipLink>{words.skipToContent}</SkipLink>
      <PageProgress />
      <SiteHeader header={header} />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <LanguageOffer />
        <OfflineNotice />
        {state?.notFound && (
          <Container className={styles.notice}>
            <Alert tone="info">{words.pageNotFound}</Alert>
          </Container>
        )}
        <Outlet />
      </main>
      <SiteFooter content={footer} />
      <ThemePicker />
      <ThemeColour />
      <ScrollRestoration />
    </div>
  );
}

/** The frame while its first page loads without HTML from the server. */
export function FrameComing() {
  return (
    <I18nProvider locale={locales[usePageLanguage()].tag}>
      <div className={styles.page}>
        <Header loading />
        <main className={styles.main} />
      </div>
    </I18nProvider>
  );
}
