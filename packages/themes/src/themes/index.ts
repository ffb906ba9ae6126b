import type { ThemeInput } from '../theme-types.ts';
import { celestialLight } from './celestial-light.ts';
import { cosmicDepths } from './cosmic-depths.ts';
import { cosmicHarmony } from './cosmic-harmony.ts';
import { elementalBalance } from './elemental-balance.ts';
import { lunarCycles } from './lunar-cycles.ts';
import { mysticOracle } from './mystic-oracle.ts';
import { planetaryInfluence } from './planetary-influence.ts';
import { sacredGeometry } from './sacred-geometry.ts';
import { stargazer } from './stargazer.ts';
import { zodiacJourney } from './zodiac-journey.ts';

/** The ten themes with all that makes them; for builds and tests, a page needs only `themeList`. */
export const themeInputs: readonly ThemeInput[] = [
  cosmicDepths,
  mysticOracle,
  celestialLight,
  zodiacJourney,
  planetaryInfluence,
  lunarCycles,
  stargazer,
  sacredGeometry,
  elementalBalance,
  cosmicHarmony,
];
