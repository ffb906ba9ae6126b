import type { ComponentType } from 'react';
import type { GrahaId } from '../glyphs/index.ts';
import { SkyScene } from '../sky-scene/index.ts';
import { ArcadeScene } from './scenes/arcade-scene.tsx';
import { DiyasScene } from './scenes/diyas-scene.tsx';
import { FolioScene } from './scenes/folio-scene.tsx';
import { IkatScene } from './scenes/ikat-scene.tsx';
import { JaliScene } from './scenes/jali-scene.tsx';
import { KolamScene } from './scenes/kolam-scene.tsx';
import { OrbitsScene } from './scenes/orbits-scene.tsx';
import type { SceneProps } from './scene.tsx';
import { StarChartScene } from './scenes/star-chart-scene.tsx';
import { TithisScene } from './scenes/tithis-scene.tsx';
import type { SkyOfPlace } from './sky/sky-of-place.ts';
import { ThemeSky } from './sky/theme-sky.tsx';

const scenes = {
  'cosmic-depths': (props: SceneProps) => <SkyScene subject="observatory" {...props} />,
  'mystic-oracle': DiyasScene,
  'celestial-light': FolioScene,
  'zodiac-journey': ArcadeScene,
  'planetary-influence': OrbitsScene,
  'lunar-cycles': TithisScene,
  stargazer: StarChartScene,
  'sacred-geometry': KolamScene,
  'elemental-balance': IkatScene,
  'cosmic-harmony': JaliScene,
} satisfies Record<string, ComponentType<SceneProps>>;

/** The themes with a backdrop: all ten of the kit. */
export type ThemeSceneId = keyof typeof scenes;

export interface ThemeSceneProps extends SceneProps {
  /** The theme whose backdrop is shown, in the colours of the current theme. */
  theme: ThemeSceneId;
  /**
   * The sky over a place at an instant: a ring of signs and nakshatras with the grahas above the horizon, over the
   * theme's drawing. Put the place and time next to it as text.
   */
  sky?: SkyOfPlace;
  /** The lord of the weekday, whose shape is filled in the theme that follows it. */
  dayLord?: GrahaId;
}

/**
 * The backdrop of a theme at full size, to fill the positioned element it is in. Decorative; every colour is a role of
 * the current theme. Renders on a server without script. A page that needs one theme only should import its scene
 * directly.
 */
export function ThemeScene({ theme, sky, dayLord, ...rest }: ThemeSceneProps) {
  if (sky) return <ThemeSky theme={theme} sky={sky} dayLord={dayLord} {...rest} />;
  const Scene: ComponentType<SceneProps> = scenes[theme];
  return <Scene {...rest} />;
}
