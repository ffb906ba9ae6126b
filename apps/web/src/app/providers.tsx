import { I18nProvider } from '@jyoti/ui/i18n';
import { LinkProvider } from '@jyoti/ui/link';
import { ThemeProvider } from '@jyoti/ui/theme-picker';
import { ToastProvider } from '@jyoti/ui/toast';
import type { ReactNode } from 'react';
import { PublicDataProvider, type PublicData } from './public-data.tsx';
import { RouterLink } from './router-link.tsx';
import { SessionProvider } from './session.tsx';
import { THEME_STORAGE_KEY } from './theme-storage.ts';

/** All that every page may ask for, the same on the server and in the browser. */
export function Providers({ data, children }: { data: PublicData; children: ReactNode }) {
  return (
    <I18nProvider language="en">
      <LinkProvider component={RouterLink}>
        <ThemeProvider storageKey={THEME_STORAGE_KEY}>
          <PublicDataProvider data={data}>
            <SessionProvider>
              <ToastProvider>{children}</ToastProvider>
            </SessionProvider>
          </PublicDataProvider>
        </ThemeProvider>
      </LinkProvider>
    </I18nProvider>
  );
}
