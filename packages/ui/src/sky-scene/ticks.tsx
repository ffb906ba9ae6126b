import * as styles from './sky-scene.css.ts';
import { arch, type Point } from './sky-scene.logic.ts';

/** Width of a tick, in units of the drawing. */
const WIDTH = 1.3;

/**
 * The graduations of a half ring: a tick each degree, longer each ten. Drawn as dashes of two arcs,
 * because single lines would be kilobytes of HTML.
 */
export function Ticks({ centre, radius }: { centre: Point; radius: number }) {
  return [
    { step: 1, length: 8 },
    { step: 10, length: 17 },
  ].map(({ step, length }) => {
    const middle = radius - length / 2;
    // A half ring is 180 degrees long.
    const dash = Math.round(((WIDTH * 180) / (Math.PI * middle)) * 1000) / 1000;
    return (
      <path
        key={step}
        d={arch(centre, middle)}
        pathLength={180}
        strokeWidth={length}
        strokeDasharray={`${dash} ${step - dash}`}
        strokeDashoffset={dash / 2}
        className={styles.ticks}
      />
    );
  });
}
