import { localeOf, type Language } from '@jyoti/contract';
import { I18nProvider } from '@jyoti/ui/i18n';
import { LinkProvider } from '@jyoti/ui/link';
import { ThemeProvider } from '@jyoti/ui/theme-picker';
import { ToastProvider } from '@jyoti/ui/toast';
import type { ReactNode } from 'react';
import { RouterLink } from './router-link.tsx';
import { SessionProvider } from '../../platform/session/session.tsx';
import { THEME_STORAGE_KEY } from '../../platform/bootstrap/theme-storage.ts';
import { kitMessages } from '../../platform/words/kit-messages.ts';

interface ProvidersProps {
  /** Language of the page. @default "en" */
  language?: Language;
  children: ReactNode;
}

/** Contexts that every page may use, the same on the server and in the browser. */
export function Providers({ language = 'en', children }: ProvidersProps) {
  return (
    <I18nProvider locale={localeOf(language)} messages={kitMessages(language)}>
      <LinkProvider component={RouterLink}>
        <ThemeProvider storageKey={THEME_STORAGE_KEY}>
          <SessionProvider>
            <ToastProvider>{children}</ToastProvider>
          </SessionProvider>
        </ThemeProvider>
      </LinkProvider>
    </I18nProvider>
  );
}
