import { DocsRenderer } from '@storybook/addon-docs';
import { loadLanguage, showContentIn } from '../sample-content/index.ts';
import { currentGlobals } from './current-globals.ts';

/**
 * Renders a page of the book once. Storybook renders a page again after each change in the toolbar, which mounts all of it
 * again: the scroll position and typed values are lost, and a story that is still rendering reloads the document. Its stories
 * follow the toolbar by themselves, and so does the page around them (`BookPage`).
 */
export async function renderOnce() {
  const { render, unmount } = new DocsRenderer();
  let shown: unknown;
  return {
    unmount,
    render: async (...page: Parameters<typeof render>) => {
      const [context] = page;
      if (context === shown) return;
      shown = context;
      const { language } = currentGlobals();
      await loadLanguage(language);
      showContentIn(language);
      await render(...page);
    },
  };
}
