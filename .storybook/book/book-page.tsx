import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { I18nProvider } from '@jyoti/ui/i18n';
import type { PropsWithChildren } from 'react';
import { shownDirection, shownTheme } from './book-globals.ts';
import { bookTheme } from './book-theme.ts';
import { useCurrentGlobals } from './current-globals.ts';
import { hi } from '@jyoti/ui/messages-hi';

/** The page around every guide: in the theme and language of the toolbar. The guides themselves are in English. */
export function BookPage({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const globals = useCurrentGlobals();
  return (
    <DocsContainer context={context} theme={bookTheme(shownTheme(globals.theme))}>
      <I18nProvider
        locale={globals.language}
        messages={globals.language === 'hi' ? hi : {}}
        dir={shownDirection(globals)}
      >
        {children}
      </I18nProvider>
    </DocsContainer>
  );
}
