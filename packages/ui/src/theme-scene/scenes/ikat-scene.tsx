import { seededNumbers } from '../../shared/drawing/seeded-numbers.ts';
import * as sky from '../../sky-scene/sky-scene.css.ts';
import { Ground, repeat, round, Scene, type SceneProps } from '../scene.tsx';
import * as styles from '../theme-scene.css.ts';

const HALF = 66;
/** Threads in half a shape. */
const THREADS = 11;

/** Half the width of each tattva at a height from -1 (top) to 1 (foot), and where the crescent is hollow. */
const shapes = {
  earth: { half: () => 0.94, hollow: () => 0 },
  water: {
    half: (y: number) => (y < -0.3 ? 0 : Math.sqrt(Math.max(0, 1 - ((y + 0.3) / 1.1) ** 2))),
    hollow: (y: number) => (y < -0.3 ? 0 : Math.sqrt(Math.max(0, 0.6 - ((y + 0.3) / 0.75) ** 2))),
  },
  fire: { half: (y: number) => (y + 1) / 2, hollow: () => 0 },
  air: { half: (y: number) => Math.sqrt(Math.max(0, 1 - y * y)), hollow: () => 0 },
} as const;

type Tattva = keyof typeof shapes;
const order = ['earth', 'water', 'fire', 'air'] as const satisfies Tattva[];

/**
 * A shape woven of dyed threads: each row ends a little before or after the one above it.
 * @param half half its height
 */
export function woven(tattva: Tattva, x: number, y: number, seed: number, half = HALF): string {
  const next = seededNumbers(seed);
  const thread = half / THREADS;
  const { half: halfAt, hollow } = shapes[tattva];
  return repeat(2 * THREADS, (row) => {
    const height = (row + 0.5) / THREADS - 1;
    const width = Math.round(halfAt(height) * half + (next() - 0.5) * 1.5 * thread);
    if (halfAt(height) <= 0 || width <= 0) return '';
    const top = round(y - half + row * thread);
    const gap = Math.round(hollow(height) * half);
    const down = round(thread);
    return gap > 0
      ? `M${x - width} ${top}h${width - gap}v${down}h${gap - width}ZM${x + gap} ${top}h${width - gap}v${down}h${gap - width}Z`
      : `M${x - width} ${top}h${2 * width}v${down}h${-2 * width}Z`;
  });
}

/** A cloth of ikat with the four tattvas: square, crescent, triangle, circle. */
export function IkatScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <Ground>
        <path d="M0 340h1280v280H0Z" className={sky.fill.sky1} />
        <path d="M0 372h1280v216H0Z" className={sky.fill.sky2} />
        <path
          d={repeat(
            64,
            (tooth) =>
              `M${tooth * 20} 372v-${tooth % 2 ? 10 : 18}h10v28Zm0 216v${tooth % 2 ? 10 : 18}h10v-28Z`,
          )}
          className={sky.fill.sky3}
        />
        {Array.from({ length: 8 }, (_, place) => {
          const tattva = order[place % 4] ?? 'earth';
          const x = 80 + place * 160;
          return (
            <path key={x} d={woven(tattva, x, 480, place + 3)} className={styles.tattva[tattva]} />
          );
        })}
        <path d="M0 340.5h1280M0 619.5h1280" className={styles.hairline} />
      </Ground>
    </Scene>
  );
}
