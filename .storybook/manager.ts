import { systemPair } from '@jyoti/themes';
import { addons } from 'storybook/manager-api';
import { bookTheme } from './book/book-theme.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');

const applyTheme = () =>
  addons.setConfig({
    theme: bookTheme(dark.matches ? systemPair.dark : systemPair.light),
    sidebar: {
      showRoots: true,
      // What follows is for the search (plugins/search-words.ts).
      renderLabel: ({ name }) => name.split(' · ')[0],
    },
  });

applyTheme();
dark.addEventListener('change', applyTheme);

/** Storybook appends its own name to the window title. */
const nameWindow = () => {
  const named = document.title.replace(/ - Guide(?= ⋅)/, '').replace(/Storybook$/, 'Jyoti');
  if (named !== document.title) document.title = named;
};
new MutationObserver(nameWindow).observe(document.head, {
  childList: true,
  subtree: true,
  characterData: true,
});
nameWindow();
