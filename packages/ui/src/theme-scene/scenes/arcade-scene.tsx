import { RashiGlyph, rashiNumbers, type RashiNumber } from '../../glyphs/index.ts';
import { cuspedArch } from '../../shared/drawing/cusped-arch.ts';
import * as sky from '../../sky-scene/sky-scene.css.ts';
import { Ground, repeat, Scene, type SceneProps } from '../scene.tsx';
import * as styles from '../theme-scene.css.ts';

export interface ArcadeSceneProps extends SceneProps {
  /** The rashi whose arch is highlighted: the Moon's. @default none */
  moonSign?: RashiNumber;
}

const WIDTH = 1280 / 12;

/** An arcade of twelve arches, one for each rashi. */
export function ArcadeScene({ moonSign, ...props }: ArcadeSceneProps) {
  // The highlighted one is in the middle of a narrow page too.
  const first = moonSign ? moonSign - 7 : 0;
  return (
    <Scene {...props}>
      <Ground>
        <path d="M0 288h1280v332H0Z" className={sky.fill.sky1} />
        <path d="M0 268h1280v20H0Z" className={sky.fill.sky2} />
        <path
          d={repeat(49, (index) => `M${index * 26.7 - 8} 288l8 12 8-12Z`)}
          className={sky.fill.sky2}
        />
        <path d="M0 268.5h1280M0 288.5h1280" className={styles.hairline} />
        {rashiNumbers.map((_, index) => {
          const rashi = rashiNumbers[(index + first + 12) % 12] ?? 1;
          const x = Math.round((index + 0.5) * WIDTH);
          const arch = cuspedArch(x, 620, 84, 250);
          return (
            <g key={rashi}>
              <path
                d={arch}
                className={rashi === moonSign ? sky.fill.dawn2 : sky.fill.background}
              />
              <path d={arch} className={rashi === moonSign ? sky.brassEdge : sky.faintLine} />
              <RashiGlyph sign={rashi} x={x - 17} y={478} size={34} className={sky.signInk} />
            </g>
          );
        })}
      </Ground>
    </Scene>
  );
}
