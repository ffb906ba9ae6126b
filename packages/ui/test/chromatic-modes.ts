import { themeList } from '@jyoti/themes';

/**
 * What Chromatic photographs. Every story in one dark and one light theme; states stories
 * (tagged `visual`) in all ten, in forced colours, at two widths, in Hindi and from right to
 * left. All stories in all themes would be ten times the pictures for no new information.
 */
export const modes = {
  everyStory: {
    dark: { theme: 'cosmic-depths' },
    light: { theme: 'celestial-light' },
  },
  everyState: {
    ...Object.fromEntries(themeList.map(({ id }) => [id, { theme: id }])),
    forced: { theme: 'cosmic-depths', forcedColors: 'active' },
    narrow: { theme: 'celestial-light', viewport: 360 },
    wide: { theme: 'celestial-light', viewport: 1280 },
    rightToLeft: { theme: 'celestial-light', direction: 'rtl' },
    hindi: { theme: 'celestial-light', language: 'hi' },
  },
};
