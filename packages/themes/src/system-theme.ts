import type { ThemeCard } from './theme-types.ts';
import { celestialLightCard, cosmicDepthsCard } from './themes/cards.ts';

/** The value of `data-theme` under which a page follows the light or dark setting of the system. */
export const SYSTEM_THEME_ID = 'system';

/** The pair of themes in `system.css`. */
export const systemPair = { light: celestialLightCard.id, dark: cosmicDepthsCard.id };

/**
 * The picker entry that follows the system, in addition to the themes of `themeList`. Its colours are those of the
 * light theme.
 */
export const systemTheme: ThemeCard = {
  ...celestialLightCard,
  id: SYSTEM_THEME_ID,
  name: { en: 'Like the device', hi: 'डिवाइस के अनुसार' },
  description: {
    en: 'Light or dark, as this device is set.',
    hi: 'उजला या गहरा, जैसा डिवाइस में चुना है।',
  },
  icon: 'circle-in-square',
};
