import '@jyoti/themes/base.css';
import '@jyoti/themes/all.css';
import '@jyoti/ui/styles.css';
import type { ReactNode } from 'react';
import { Link, Links, Meta, Outlet, Scripts } from 'react-router';
import type { LinkComponentProps } from '@jyoti/ui/link';
import { Providers } from '../../product/providers.tsx';

const RouterLink = ({ href, ...rest }: LinkComponentProps) => <Link to={href} {...rest} />;

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The script sets the theme on this element before React hydrates it.
    <html lang="en" data-theme="cosmic-depths" suppressHydrationWarning>
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
    <Providers link={RouterLink}>
      <Outlet />
    </Providers>
  );
}
