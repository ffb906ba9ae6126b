import '@jyoti/themes/base.css';
import '@jyoti/themes/all.css';
import '@jyoti/themes/dynamic.css';
import '@jyoti/themes/drawings.css';
import '@jyoti/themes/fonts.css';
// Many stories have Hindi in them. Without these faces it would be in one of the system's, in one weight.
import '@jyoti/themes/fonts-hi.css';
import './docs.css';
import { defaultThemeId, themeList } from '@jyoti/themes';
import { I18nProvider, loadStrings, type Language } from '@jyoti/ui/i18n';
import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview, ReactRenderer } from '@storybook/react-vite';
import { modes } from '../packages/ui/test/chromatic-modes.ts';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    // Every story is an accessibility test: a violation fails the run.
    a11y: { test: 'error' },
    chromatic: { modes: modes.everyStory },
    options: {
      storySort: { order: ['Welcome', 'Foundations', 'Components', 'Astrology', 'States'] },
    },
  },
  globalTypes: {
    language: {
      description: 'Language of the kit’s own words',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'hi', title: 'हिन्दी' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    theme: import.meta.env.STORYBOOK_THEME ?? defaultThemeId,
    language: 'en',
  },
  // Many stories have Hindi in them.
  loaders: [() => loadStrings('hi')],
  decorators: [
    (Story, { globals }) => (
      <I18nProvider language={globals.language as Language}>
        <Story />
      </I18nProvider>
    ),
    withThemeByDataAttribute<ReactRenderer>({
      themes: Object.fromEntries(themeList.map(({ id }) => [id, id])),
      defaultTheme: defaultThemeId,
      attributeName: 'data-theme',
    }),
  ],
};

export default preview;
