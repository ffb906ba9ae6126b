import type { ReactNode } from 'react';
import type { GrahaId } from '../../glyphs/index.ts';
import { SkyScene } from '../../sky-scene/index.ts';
import { SkyRing } from '../../sky-scene/sky-ring.tsx';
import * as skyStyles from '../../sky-scene/sky-scene.css.ts';
import { arch } from '../../sky-scene/sky-scene.logic.ts';
import { Ground, Scene, type SceneProps } from '../scene.tsx';
import { StarFigures } from '../scenes/star-chart-scene.tsx';
import { Arches, Horizon, Ikat, Jali, Kolam, Lamps, Leaves, Tithis } from './feet.tsx';
import { CENTRE, RADIUS, Sky } from './horizon.tsx';
import { Orbits } from './orbits.tsx';
import { moonOf, type SkyOfPlace } from './sky-of-place.ts';

interface ThemeSkyProps extends SceneProps {
  theme: string;
  sky: SkyOfPlace;
  /** The lord of the day. */
  dayLord?: GrahaId;
}

/** The drawing below the sky in each theme but the first, which has the observatory. */
const feet: Record<string, (facts: Omit<ThemeSkyProps, 'theme'>) => ReactNode> = {
  'mystic-oracle': () => <Lamps />,
  'celestial-light': () => <Leaves />,
  'zodiac-journey': ({ sky }) => <Arches moonSign={moonOf(sky).sign} />,
  'planetary-influence': ({ sky, dayLord }) => (
    <>
      <Orbits {...sky} dayLord={dayLord} />
      <Horizon />
    </>
  ),
  'lunar-cycles': ({ sky }) => <Tithis {...moonOf(sky)} />,
  stargazer: () => <Horizon />,
  'sacred-geometry': () => <Kolam />,
  'elemental-balance': () => <Ikat />,
  'cosmic-harmony': () => <Jali />,
};

/** The sky over a place in the scene of a theme. */
export function ThemeSky({ theme, sky, dayLord, ...props }: ThemeSkyProps) {
  const foot = feet[theme];
  if (!foot) return <SkyScene subject="observatory" {...sky} {...props} />;
  // In that theme each graha is on its orbit instead.
  const { grahas } = theme === 'planetary-influence' ? { grahas: [] } : sky;
  return (
    <Scene {...props}>
      {theme === 'stargazer' && (
        <Ground>
          <StarFigures />
        </Ground>
      )}
      <Sky>
        {/* Stars only next to the ring, not behind it. */}
        <path d={`${arch(CENTRE, RADIUS)}Z`} className={skyStyles.fill.background} />
        <SkyRing ascendant={sky.ascendant} grahas={grahas} centre={CENTRE} radius={RADIUS} />
        {foot({ sky, dayLord })}
      </Sky>
    </Scene>
  );
}
