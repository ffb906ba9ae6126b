import { illuminatedPath } from '../../shared/drawing/illuminated-path.ts';
import { moonLit, moonShade } from '../../shared/drawing/moon-fill.css.ts';
import * as sky from '../../sky-scene/sky-scene.css.ts';
import { Ground, repeat, round, Scene, Subject, type SceneProps } from '../scene.tsx';
import * as styles from '../theme-scene.css.ts';

export interface TithisSceneProps extends SceneProps {
  /** Today's tithi, 1 to 30: its disc is outlined, and the Moon is shown large in that phase. Omitted: only the strip. */
  tithi?: number;
}

/** Degrees that the Moon gains on the Sun in a tithi. */
const TITHI = 12;
const discs = Array.from({ length: 30 }, (_, index) => {
  const x = 26 + index * 42.3;
  return {
    tithi: index + 1,
    x: Math.round(x),
    y: Math.round(548 - 46 * Math.sin((x / 1280) * Math.PI)),
  };
});

/** A strip of thirty tithi discs along a ruled curve. */
export function TithisScene({ tithi, ...props }: TithisSceneProps) {
  return (
    <Scene {...props}>
      <Ground>
        <path d="M0 420q640-120 1280 0v200H0Z" className={sky.fill.sky1} />
        <path d="M0 496q640-100 1280 0v124H0Z" className={sky.fill.sky2} />
        <path
          d={repeat(61, (tick) => {
            const x = round((tick * 1280) / 60);
            const y = round(590 - 46 * Math.sin((x / 1280) * Math.PI));
            return `M${x} ${y}v${tick % 10 === 0 ? 16 : tick % 5 === 0 ? 11 : 6}`;
          })}
          className={sky.brassLine}
        />
        {discs.map((disc) => (
          <g key={disc.tithi}>
            <circle cx={disc.x} cy={disc.y} r="16" className={moonShade} />
            <path d={illuminatedPath(disc.x, disc.y, 16, disc.tithi * TITHI)} className={moonLit} />
            {disc.tithi === tithi && (
              <circle cx={disc.x} cy={disc.y} r="20" className={sky.brassEdge} />
            )}
          </g>
        ))}
      </Ground>
      {tithi !== undefined && (
        <Subject>
          <circle cx="470" cy="130" r="112" className={moonShade} />
          <path d={illuminatedPath(470, 130, 112, tithi * TITHI)} className={moonLit} />
          <circle cx="470" cy="130" r="126" className={styles.hairline} />
        </Subject>
      )}
    </Scene>
  );
}
