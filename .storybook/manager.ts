import { systemPair } from '@jyoti/themes';
import { addons } from 'storybook/manager-api';
import { bookTheme } from './book/book-theme.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');

const applyTheme = () =>
  addons.setConfig({
    theme: bookTheme(dark.matches ? systemPair.dark : systemPair.light),
    sidebar: { showRoots: true },
  });

applyTheme();
dark.addEventListener('change', applyTheme);
