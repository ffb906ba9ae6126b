import '@jyoti/themes/base.css';
import '@jyoti/themes/all.css';
import '@jyoti/ui/styles.css';
import type { ReactNode } from 'react';
import { Link, Links, Meta, Outlet, Scripts } from 'react-router';
import { I18nProvider } from '@jyoti/ui/i18n';
import { LinkProvider, type LinkComponentProps } from '@jyoti/ui/link';
import { ThemeProvider } from '@jyoti/ui/theme-picker';
import { ToastProvider } from '@jyoti/ui/toast';

const RouterLink = ({ href, ...rest }: LinkComponentProps) => <Link to={href} {...rest} />;

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The script sets the theme on this element before React hydrates it.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <link rel="icon" href="data:," />
        <script src="/theme.js" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <ThemeProvider storageKey="theme">
      <I18nProvider language="en">
        <LinkProvider component={RouterLink}>
          <ToastProvider>
            <Outlet />
          </ToastProvider>
        </LinkProvider>
      </I18nProvider>
    </ThemeProvider>
  );
}
