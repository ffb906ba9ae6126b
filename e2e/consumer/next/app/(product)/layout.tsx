import '@jyoti/themes/base.css';
import '@jyoti/themes/all.css';
import '@jyoti/ui/styles.css';
import type { ReactNode } from 'react';
import { ProvidersWithLink } from './providers.tsx';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    // The script sets the theme on this element before React hydrates it.
    <html lang="en" data-theme="cosmic-depths" suppressHydrationWarning>
      <head>
        <link rel="icon" href="data:," />
        <script src="/theme.js" />
      </head>
      <body>
        <ProvidersWithLink>{children}</ProvidersWithLink>
      </body>
    </html>
  );
}
