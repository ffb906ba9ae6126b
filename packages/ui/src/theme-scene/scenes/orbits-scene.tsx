import { GrahaGlyph, grahaIds, type GrahaId } from '../../glyphs/index.ts';
import * as sky from '../../sky-scene/sky-scene.css.ts';
import { arch } from '../../sky-scene/sky-scene.logic.ts';
import { Ticks } from '../../sky-scene/ticks.tsx';
import { Scene, Subject, type SceneProps } from '../scene.tsx';
import * as styles from '../theme-scene.css.ts';

export interface OrbitsSceneProps extends SceneProps {
  /** The lord of the day, whose shape is filled. Omitted: none. */
  lord?: GrahaId;
}

const CENTRE = { x: 380, y: 420 };

/**
 * Position of each graha: the radius of its orbit, and an angle from the left, in degrees. Chosen
 * for appearance.
 */
const seats: Record<GrahaId, readonly [radius: number, angle: number]> = {
  sun: [0, 90],
  moon: [96, 128],
  mercury: [136, 64],
  venus: [176, 104],
  mars: [216, 42],
  jupiter: [256, 122],
  saturn: [296, 78],
  rahu: [336, 148],
  ketu: [336, 32],
};

/** The shapes of the nine grahas on ruled orbits. */
export function OrbitsScene({ lord, ...props }: OrbitsSceneProps) {
  return (
    <Scene {...props}>
      <Subject>
        <path d={`${arch(CENTRE, 376)}Z`} className={sky.fill.sky1} />
        <path d={`${arch(CENTRE, 276)}Z`} className={sky.fill.background} />
        <path d={`${arch(CENTRE, 156)}Z`} className={sky.fill.sky1} />
        <Ticks centre={CENTRE} radius={376} />
        <path d={arch(CENTRE, 376)} className={sky.brassLine} />
        <path
          d={[96, 136, 176, 216, 256, 296, 336].map((radius) => arch(CENTRE, radius)).join('')}
          className={sky.faintLine}
        />
        {grahaIds.map((graha) => {
          const [radius, angle] = seats[graha];
          const size = graha === 'sun' ? 76 : 36;
          const x = CENTRE.x - radius * Math.cos((angle * Math.PI) / 180);
          const y = graha === 'sun' ? 380 : CENTRE.y - radius * Math.sin((angle * Math.PI) / 180);
          return (
            <g key={graha}>
              <circle cx={x} cy={y} r={size * 0.62} className={sky.fill.background} />
              <GrahaGlyph
                graha={graha}
                x={x - size / 2}
                y={y - size / 2}
                size={size}
                className={graha === lord ? styles.lord : undefined}
              />
            </g>
          );
        })}
        <path d="M-900 419.5H1300" className={sky.faintLine} />
      </Subject>
    </Scene>
  );
}
