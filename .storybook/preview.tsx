import '@jyoti/themes/base.css';
import '@jyoti/themes/all.css';
import '@jyoti/themes/dynamic.css';
import '@jyoti/themes/drawings.css';
import '@jyoti/themes/fonts.css';
// Many stories contain Hindi. Without these fonts it would be in a system font, in one weight.
import '@jyoti/themes/fonts-hi.css';
import './book/docs.css';
import './docs/foundations/foundations.css';
import './docs/lab/lab.css';
import { I18nProvider } from '@jyoti/ui/i18n';
import type { Preview } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { modes } from '../packages/ui/test/chromatic-modes.ts';
import * as blocks from './blocks/index.ts';
import {
  applyGlobals,
  initialGlobals,
  shownDirection,
  type BookGlobals,
} from './book/book-globals.ts';
import { BookPage } from './book/book-page.tsx';
import { setCurrentGlobals } from './book/current-globals.ts';
import { openPagesAtTheTop } from './book/open-at-top.ts';
import { renderOnce } from './book/render-once.ts';
import { globalTypes, viewportOptions } from './book/toolbar.ts';
import { kitArgTypes } from './props/arg-types.ts';
import { storyCode } from './props/story-code.ts';
import { hi } from '@jyoti/ui/messages-hi';

// A page without a story has no decorator, so it follows the toolbar here.
async function followToolbar() {
  const channel = await addons.ready();
  const apply = ({ globals }: { globals: BookGlobals }) => setCurrentGlobals(globals);
  // This preview emits only the first; the iframes of a page forward theirs to it.
  channel.once('setGlobals', apply);
  channel.on('globalsUpdated', apply);
}
void followToolbar();
void openPagesAtTheTop();

const preview: Preview = {
  parameters: {
    layout: 'padded',
    // Every story is an accessibility test: a violation fails the run.
    a11y: { test: 'error' },
    chromatic: { modes: modes.everyStory },
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: { options: viewportOptions },
    docs: {
      container: BookPage,
      components: blocks,
      renderer: renderOnce,
      source: { transform: storyCode },
      toc: {
        headingSelector: 'h2, h3',
        ignoreSelector: '.book-live *, .docs-story *, .sb-story *, .sb-unstyled *',
        title: 'On this page',
      },
    },
    options: {
      storySort: {
        order: [
          'Getting started',
          ['For designers', 'Welcome', 'Install', '*', 'What is new', 'Status'],
          'Foundations',
          'Components',
          ['Overview', 'Actions', 'Forms', 'Navigation', 'Layers', 'Feedback', 'Layout', 'Content'],
          'Astrology',
          ['Charts', 'Readings', 'Time'],
          'Recipes',
          'Patterns',
          'Lab',
        ],
      },
    },
  },
  globalTypes,
  initialGlobals: { ...initialGlobals },
  argTypesEnhancers: [kitArgTypes],
  decorators: [
    (Story, context) => {
      const globals = context.globals as BookGlobals;
      // A story may set its own globals, and its style sheets have only just loaded.
      if (context.viewMode !== 'docs') applyGlobals(globals);
      return (
        <I18nProvider
          locale={globals.language}
          messages={globals.language === 'hi' ? hi : {}}
          dir={shownDirection(globals)}
        >
          <Story />
        </I18nProvider>
      );
    },
  ],
};

export default preview;
