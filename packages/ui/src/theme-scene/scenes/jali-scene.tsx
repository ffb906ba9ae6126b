import * as sky from '../../sky-scene/sky-scene.css.ts';
import { Ground, repeat, Scene, type SceneProps } from '../scene.tsx';
import * as styles from '../theme-scene.css.ts';

const RADIUS = 46;

/** A circle of the screen as path data. */
const circle = (x: number, y: number) =>
  `M${x - RADIUS} ${y}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0 ${RADIUS} ${RADIUS} 0 1 0-${2 * RADIUS} 0`;

/** Circles that pass through each other's centres, in three rows and the two between them. */
const screen = repeat(5, (row) =>
  repeat(15, (column) => circle(column * 92 + (row % 2 ? RADIUS : 0) - 4, 354 + row * 46)),
);

/** A jali screen of interlocked circles over a temple border. */
export function JaliScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <Ground>
        <path d="M0 300h1280v270H0Z" className={sky.fill.sky1} />
        <path d={screen} className={styles.jali} />
        <path d="M0 292h1280v16H0ZM0 578h1280v42H0Z" className={sky.fill.sky2} />
        <path
          d={repeat(41, (tooth) => `M${tooth * 32 - 16} 618l16-34 16 34Z`)}
          className={sky.fill.sky3}
        />
        <path
          d={repeat(40, (dot) => `M${dot * 32 + 16} 584l4 6-4 6-4-6Z`)}
          className={sky.fill.dawn2}
        />
        <path d="M0 292.5h1280M0 308.5h1280M0 578.5h1280M0 619h1280" className={styles.hairline} />
      </Ground>
    </Scene>
  );
}
