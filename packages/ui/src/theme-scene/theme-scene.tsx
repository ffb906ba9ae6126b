import type { ComponentType } from 'react';
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

/** The themes that have a backdrop: all ten of ours. */
export type ThemeSceneId = keyof typeof scenes;

export interface ThemeSceneProps extends SceneProps {
  /** The theme whose backdrop is drawn. It wears the colours of the theme in force, whichever that is. */
  theme: ThemeSceneId;
}

/**
 * The backdrop of a theme at full size, to fill the positioned element it is in. Decorative; every colour is a role
 * of the theme in force. Renders on a server without script. A page that needs one alone takes that scene itself.
 */
export function ThemeScene({ theme, ...rest }: ThemeSceneProps) {
  const Drawn: ComponentType<SceneProps> = scenes[theme];
  return <Drawn {...rest} />;
}
