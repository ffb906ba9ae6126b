import { LinkProvider } from '@jyoti/ui/link';
import { ThemeProvider } from '@jyoti/ui/theme-picker';
import type { ReactNode } from 'react';
import { RouterLink } from './router-link.tsx';
import { SessionProvider } from '../session/session.tsx';
import { THEME_STORAGE_KEY } from '../start/theme-storage.ts';

/** All that every page may ask for in any language, the same on the server and in the browser. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <LinkProvider component={RouterLink}>
      <ThemeProvider storageKey={THEME_STORAGE_KEY}>
        <SessionProvider>{children}</SessionProvider>
      </ThemeProvider>
    </LinkProvider>
  );
}
