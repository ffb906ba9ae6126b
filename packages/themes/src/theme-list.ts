import type { ThemeCard } from './theme-types.ts';
import {
  celestialLightCard,
  cosmicDepthsCard,
  cosmicHarmonyCard,
  elementalBalanceCard,
  lunarCyclesCard,
  mysticOracleCard,
  planetaryInfluenceCard,
  sacredGeometryCard,
  stargazerCard,
  zodiacJourneyCard,
} from './themes/cards.ts';

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
