import { systemPair } from '@jyoti/themes';
import { useEffect } from 'react';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
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

/** Checks accessibility only while its panel is open: axe is 720 kB and takes longer than most stories. */
function AccessibilityWhileOpen() {
  const api = useStorybookApi();
  const { selectedPanel } = useStorybookState();
  const isOpen = selectedPanel === 'storybook/a11y/panel' && api.getIsPanelShown();
  useEffect(() => {
    const { a11y } = api.getGlobals() as { a11y?: { manual?: boolean } };
    if (a11y !== undefined && a11y.manual === isOpen)
      api.updateGlobals({ a11y: { manual: !isOpen } });
  }, [api, isOpen]);
  return null;
}

addons.register('book', () =>
  addons.add('book/accessibility', {
    type: types.TOOLEXTRA,
    title: 'Accessibility',
    render: AccessibilityWhileOpen,
  }),
);

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

/**
 * Storybook writes the settings of the toolbar after the heading of an address, each time once more. The heading is last, so
 * that a copied address keeps both.
 */
function inOrder(url: string): string {
  const [, start = '', heading, late = ''] = /^([^#]*)#([^&#]*)(&.*)$/.exec(url) ?? [];
  if (heading === undefined) return url;
  const settings = new URLSearchParams(late);
  const others = start
    .split('&')
    .filter((pair) => !settings.has(pair.split('=')[0] ?? ''))
    .join('&');
  const last = new Map(late.split('&').map((pair) => [pair.split('=')[0], pair]));
  return `${others}${[...last.values()].join('&')}#${heading}`;
}

for (const name of ['pushState', 'replaceState'] as const) {
  const original = history[name].bind(history);
  history[name] = (state, title, url) =>
    original(state, title, typeof url === 'string' ? inOrder(url) : url);
}
