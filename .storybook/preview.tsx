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
import type { Decorator, Preview, StoryContext } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { addons } from 'storybook/preview-api';
import { treeRules } from '../packages/ui/test/axe-rules.ts';
import { isPullRequest, modes } from '../packages/ui/test/chromatic-modes.ts';
import * as blocks from './blocks/index.ts';
import { applyGlobals, initialGlobals, type BookGlobals } from './book/book-globals.ts';
import { BookPage } from './book/book-page.tsx';
import { InLanguage } from './book/in-language.tsx';
import { currentGlobals, setCurrentGlobals } from './book/current-globals.ts';
import { keepSettingsInLinks } from './book/links.ts';
import { openPagesAtTheirHeading } from './book/open-at-heading.ts';
import { renderOnce } from './book/render-once.ts';
import { globalTypes, viewportOptions } from './book/toolbar.ts';
import { kitArgTypes } from './props/arg-types.ts';
import { storyCode } from './props/story-code.ts';
import { inShownLanguage, loadLanguage, showContentIn } from './sample-content/index.ts';

// A page without a story has no decorator, so it follows the toolbar here.
async function followToolbar() {
  const channel = await addons.ready();
  const apply = ({ globals }: { globals: BookGlobals }) => setCurrentGlobals(globals);
  // This preview emits only the first; the iframes of a page forward theirs to it.
  channel.once('setGlobals', apply);
  channel.on('globalsUpdated', apply);
}
void followToolbar();
void openPagesAtTheirHeading();
keepSettingsInLinks();

/** What the toolbar changes on the root element alone. */
const ON_THE_ROOT: readonly string[] = ['theme', 'textSize', 'motion'];

/** A play that looks for English words is a test of them, and sheets are compared with pictures of English. */
function languageOfStory(context: StoryContext): string {
  const { playFunction } = context as { playFunction?: { anyLanguage?: boolean } };
  const isTest =
    context.tags.includes('visual') ||
    (playFunction !== undefined && playFunction.anyLanguage !== true);
  return isTest ? 'en' : (context.globals as BookGlobals).language;
}

interface Rendered {
  depends: readonly unknown[];
  element: ReactElement;
}

const rendered = new WeakMap<HTMLElement, Rendered>();

/**
 * A story in the language of the toolbar. It is rendered again only for what may change it: the same element lets React leave
 * all of it alone.
 */
const inBook: Decorator = (Story, context) => {
  const { id, args, canvasElement, originalStoryFn, viewMode } = context;
  const globals = context.globals as BookGlobals;
  // A story may set its own globals, and its style sheets have only just loaded.
  if (viewMode !== 'docs') applyGlobals(globals);
  showContentIn(viewMode === 'docs' ? currentGlobals().language : languageOfStory(context));
  const others = Object.entries(globals).filter(([name]) => !ON_THE_ROOT.includes(name));
  const depends = [
    id,
    originalStoryFn,
    JSON.stringify(others),
    ...Object.keys(args),
    ...Object.values(args),
  ];
  const last = rendered.get(canvasElement);
  if (
    // The simulator of colour blindness ends when it is not called.
    !context.globals['vision'] &&
    last?.depends.length === depends.length &&
    depends.every((one, index) => Object.is(one, last.depends[index]))
  )
    return last.element;
  const element = (
    <InLanguage globals={globals}>
      <Story args={inShownLanguage(args)} />
    </InLanguage>
  );
  rendered.set(canvasElement, { depends, element });
  return element;
};

const preview: Preview = {
  parameters: {
    layout: 'padded',
    // Every story is an accessibility test: a violation fails the run.
    a11y: { test: 'error', config: { rules: treeRules } },
    chromatic: { modes: modes.everyStory, disableSnapshot: isPullRequest },
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
  // The manager turns the check on while its panel is open; in tests it is always on.
  initialGlobals: { ...initialGlobals, a11y: { manual: import.meta.env.VITEST === undefined } },
  argTypesEnhancers: [kitArgTypes],
  decorators: [inBook],
  loaders: [({ globals }) => loadLanguage((globals as BookGlobals).language)],
};

export default preview;
