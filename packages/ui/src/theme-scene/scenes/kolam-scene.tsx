import * as sky from '../../sky-scene/sky-scene.css.ts';
import { kolamLine } from './kolam.ts';
import { Scene, Subject, type SceneProps } from '../scene.tsx';
import * as styles from '../theme-scene.css.ts';

const COLUMNS = 11;
const ROWS = 6;
const STEP = 31;
const [LEFT, TOP] = [380 - COLUMNS * STEP, 412 - 2 * ROWS * STEP];
const line = kolamLine(COLUMNS, ROWS, STEP);

/** Pulli dots on the floor and one line around all of them, drawn without lifting the hand. */
export function KolamScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <Subject>
        <g transform={`translate(${LEFT} ${TOP})`}>
          <path d={line} className={styles.kolamLine} />
          {Array.from({ length: COLUMNS * ROWS }, (_, dot) => (
            <circle
              key={dot}
              cx={(2 * (dot % COLUMNS) + 1) * STEP}
              cy={(2 * Math.floor(dot / COLUMNS) + 1) * STEP}
              r="4"
              className={sky.fill.moonlight}
            />
          ))}
        </g>
      </Subject>
    </Scene>
  );
}
