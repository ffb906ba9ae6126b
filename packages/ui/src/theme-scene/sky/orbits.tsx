import { GrahaGlyph, type GrahaId } from '../../glyphs/index.ts';
import type { RingGraha } from '../../sky-scene/index.ts';
import * as sky from '../../sky-scene/sky-scene.css.ts';
import { arch, positionsAbove } from '../../sky-scene/sky-scene.logic.ts';
import * as styles from '../theme-scene.css.ts';
import { CENTRE } from './horizon.tsx';

/** The orbits by distance from the Earth, as Surya Siddhanta 12 orders them; the nodes, which have none, outside. */
const orbits: Record<GrahaId, number> = {
  moon: 62,
  mercury: 87,
  venus: 112,
  sun: 137,
  mars: 162,
  jupiter: 187,
  saturn: 212,
  rahu: 237,
  ketu: 237,
};

interface OrbitsProps {
  ascendant: number;
  grahas: readonly RingGraha[];
  /** The lord of the day, whose shape is filled. */
  dayLord?: GrahaId;
}

/** The grahas above the horizon, each on its orbit at its longitude. */
export function Orbits({ ascendant, grahas, dayLord }: OrbitsProps) {
  return (
    <>
      <path
        d={Object.values(orbits)
          .map((radius) => arch(CENTRE, radius))
          .join('')}
        className={sky.faintLine}
      />
      {grahas.flatMap((one) =>
        positionsAbove([one], ascendant, CENTRE, orbits[one.graha] + 28).map(({ graha, x, y }) => (
          <g key={graha}>
            <circle cx={x} cy={y} r="14" className={sky.fill.background} />
            <GrahaGlyph
              graha={graha}
              x={x - 12}
              y={y - 12}
              size={24}
              className={graha === dayLord ? styles.lord : undefined}
            />
          </g>
        )),
      )}
      <circle cx={CENTRE.x} cy={CENTRE.y} r="26" className={sky.fill.sky2} />
    </>
  );
}
