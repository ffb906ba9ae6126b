import * as sky from '../../sky-scene/sky-scene.css.ts';
import { Ground, repeat, Scene, type SceneProps } from '../scene.tsx';
import * as styles from '../theme-scene.css.ts';

/** Positions of the lamps: across the page, so that some are in view on a narrow page. */
const lamps = [
  { x: 70, y: 210, size: 1 },
  { x: 300, y: 108, size: 0.8 },
  { x: 560, y: 250, size: 0.9 },
  { x: 724, y: 132, size: 0.75 },
  { x: 905, y: 290, size: 1.25 },
  { x: 1090, y: 160, size: 0.95 },
  { x: 1224, y: 236, size: 0.8 },
];

/** Incense smoke (dhoop) that sways as it rises. */
const thread = (x: number, top: number) =>
  `M${x} 556c-4-44 34-62 20-108s-44-58-24-104 28-52 10-${top}`;

/**
 * Lamps hanging in a dark room, a row of lit lamps on the sill, incense smoke rising from the
 * floor.
 */
export function DiyasScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <Ground>
        <path d="M0 0h1280v30q-160 46-320 0t-320 0-320 0-320 0Z" className={sky.fill.sky1} />
        <path
          d={`${thread(470, 96)}${thread(820, 140)}${thread(1010, 80)}`}
          className={styles.smoke}
        />
        <path d="M0 500q640-36 1280 0v120H0Z" className={sky.fill.sky1} />
        <path d="M0 548q640-28 1280 0v72H0Z" className={sky.fill.sky2} />
        {lamps.map(({ x, y, size }) => (
          <g key={x}>
            <path d={`M${x} 0V${y - 46 * size}`} className={styles.chain} />
            <g transform={`translate(${x} ${y}) scale(${size})`}>
              <path d="M-46 0 0-46 46 0" className={styles.chain} />
              <path
                d="M-52 0H52q-6 34-40 38l-4 12h-16l-4-12Q-46 34-52 0Z"
                className={sky.fill.sky3}
              />
              <path d="M-52 0H52" className={styles.chain} />
              <path d="M0-34q15 17 9 28-4 6-9 6t-9-6q-6-11 9-28Z" className={styles.flame} />
              <path d="M0-17q6 8 3 13-1 2-3 2t-3-2q-3-5 3-13Z" className={sky.fill.background} />
            </g>
          </g>
        ))}
        <path
          d={repeat(20, (index) => `M${14 + index * 66} 566h36q-3 16-18 17-15-1-18-17Z`)}
          className={sky.fill.sky3}
        />
        <path
          d={repeat(20, (index) => `M${32 + index * 66} 546q8 9 5 14-2 4-5 4t-5-4q-3-5 5-14Z`)}
          className={styles.flame}
        />
      </Ground>
    </Scene>
  );
}
