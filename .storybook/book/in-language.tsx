import { I18nProvider } from '@jyoti/ui/i18n';
import type { PropsWithChildren } from 'react';
import { messagesOf } from '../sample-content/index.ts';
import { shownDirection, type BookGlobals } from './book-globals.ts';

/** The kit in the language and direction of the toolbar. */
export const InLanguage = ({
  globals,
  children,
}: PropsWithChildren<{ globals: Pick<BookGlobals, 'language' | 'direction'> }>) => (
  <I18nProvider
    locale={globals.language}
    messages={messagesOf(globals.language)}
    dir={shownDirection(globals)}
  >
    {children}
  </I18nProvider>
);
