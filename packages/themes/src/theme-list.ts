import type { ThemeCard } from './theme-types.ts';
import { celestialLightCard } from './themes/celestial-light.ts';
import { cosmicDepthsCard } from './themes/cosmic-depths.ts';
import { cosmicHarmonyCard } from './themes/cosmic-harmony.ts';
import { elementalBalanceCard } from './themes/elemental-balance.ts';
import { lunarCyclesCard } from './themes/lunar-cycles.ts';
import { mysticOracleCard } from './themes/mystic-oracle.ts';
import { planetaryInfluenceCard } from './themes/planetary-influence.ts';
import { sacredGeometryCard } from './themes/sacred-geometry.ts';
import { stargazerCard } from './themes/stargazer.ts';
import { zodiacJourneyCard } from './themes/zodiac-journey.ts';

/** The theme of a page without `data-theme`. */
export const defaultThemeId = 'cosmic-depths';

/** The ten themes as a picker shows them, in the specification's order, the default first. Data only, no CSS. */
export const themeList: readonly ThemeCard[] = [
  cosmicDepthsCard,
  mysticOracleCard,
  celestialLightCard,
  zodiacJourneyCard,
  planetaryInfluenceCard,
  lunarCyclesCard,
  stargazerCard,
  sacredGeometryCard,
  elementalBalanceCard,
  cosmicHarmonyCard,
];
