import { kitTheme, systemPair } from '@jyoti/themes';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { shownTheme } from './book-globals.ts';
import { bookTheme } from './book-theme.ts';
import { useCurrentGlobal } from './current-globals.ts';
import { InLanguage } from './in-language.tsx';

/** Storybook's own parts are in one of two themes; docs.css gives what is visible of them the colours of the theme in the toolbar. */
const themes = { dark: bookTheme(systemPair.dark), light: bookTheme(systemPair.light) };

/** The page around every guide: in the theme and language of the toolbar. The guides themselves are in English. */
export function BookPage({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const { scheme } = kitTheme(shownTheme(useCurrentGlobal('theme')));
  const language = useCurrentGlobal('language');
  const direction = useCurrentGlobal('direction');
  return (
    <DocsContainer context={context} theme={themes[scheme]}>
      <InLanguage globals={{ language, direction }}>{children}</InLanguage>
    </DocsContainer>
  );
}
