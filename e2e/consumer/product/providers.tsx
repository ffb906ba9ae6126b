'use client';
import type { ReactNode } from 'react';
import { I18nProvider } from '@jyoti/ui/i18n';
import { LinkProvider, type LinkProviderProps } from '@jyoti/ui/link';
import { ThemeProvider } from '@jyoti/ui/theme-picker';
import { ToastProvider } from '@jyoti/ui/toast';

/** Providers around a product's pages. `link` is the link component of its framework. */
export function Providers({
  link,
  children,
}: {
  link: LinkProviderProps['component'];
  children: ReactNode;
}) {
  return (
    <ThemeProvider storageKey="theme">
      <I18nProvider locale="en">
        <LinkProvider component={link}>
          <ToastProvider>{children}</ToastProvider>
        </LinkProvider>
      </I18nProvider>
    </ThemeProvider>
  );
}
