import { themeList } from '@jyoti/themes';

const light = 'celestial-light';

/**
 * What Chromatic photographs: every story once, and states (tagged `visual`), with hover and focus among them, in all ten
 * themes, in forced colours, on a phone, and in Hindi from right to left. Storybook adds the modes of every story to those
 * of a sheet, so `light` is in no other list. Stories that are tests have no picture (.storybook/plugins/kit-book.ts).
 */
export const modes = {
  everyStory: { light: { theme: light } },
  everyState: {
    ...Object.fromEntries(
      themeList.filter(({ id }) => id !== light).map(({ id }) => [id, { theme: id }]),
    ),
    forced: { theme: 'cosmic-depths', forcedColors: 'active' },
    phone: { theme: 'cosmic-depths', viewport: 360 },
    hindiFromTheRight: { theme: light, language: 'hi', direction: 'rtl' },
  },
  /** Of the states alone, while a pull request is open. */
  pullRequest: {
    dark: { theme: 'cosmic-depths' },
    phone: { theme: 'cosmic-depths', viewport: 360 },
    hindiFromTheRight: { theme: light, language: 'hi', direction: 'rtl' },
  },
};

/** Set by the job of a pull request (.github/workflows/ci.yml). */
export const isPullRequest = import.meta.env?.['STORYBOOK_PICTURES'] === 'pull-request';

/** Parameters of a story that shows states. */
export const statesPictures = {
  disableSnapshot: false,
  modes: isPullRequest ? modes.pullRequest : modes.everyState,
};
