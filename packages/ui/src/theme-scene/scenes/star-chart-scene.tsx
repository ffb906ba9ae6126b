import { clsx } from 'clsx';
import * as sky from '../../sky-scene/sky-scene.css.ts';
import { Ground, repeat, round, Scene, type SceneProps } from '../scene.tsx';
import { figures } from './star-chart.data.ts';
import * as styles from '../theme-scene.css.ts';

const OBLIQUITY = 23.44;

/** Looking south: hours of right ascension grow to the left, declination upwards. */
const xOf = (hours: number) => round(1250 - (hours - 3.2) * 107);
const yOf = (declination: number) => round(330 - declination * 8.6);

/** Bright stars are large: a magnitude is a step. */
const radiusOf = (magnitude: number) => round(Math.max(1.2, 5.4 - magnitude * 0.95));

const degree = Math.PI / 180;
const ecliptic = repeat(24, (step) => {
  const hours = 3 + step * 0.52;
  const declination =
    Math.atan(Math.tan(OBLIQUITY * degree) * Math.sin(hours * 15 * degree)) / degree;
  return `${step === 0 ? 'M' : 'L'}${xOf(hours)} ${yOf(declination)}`;
});

/** The figures of the chart: its stars by magnitude, joined by hairlines. */
export function StarFigures() {
  return (
    <>
      <path
        d={figures
          .map((stars) => `M${stars.map(([hours, dec]) => `${xOf(hours)} ${yOf(dec)}`).join('L')}`)
          .join('')}
        className={sky.faintLine}
      />
      {figures.flatMap((stars, figure) =>
        stars.map(([hours, dec, magnitude], star) => (
          <circle
            key={`${figure} ${star}`}
            cx={xOf(hours)}
            cy={yOf(dec)}
            r={radiusOf(magnitude)}
            className={magnitude === 0.9 ? styles.lampInk : styles.starInk}
          />
        )),
      )}
    </>
  );
}

/** A chart of the sky from Krittika to Swati: stars by magnitude, figures in hairlines, the ecliptic, a ruled grid. */
export function StarChartScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <Ground>
        <path
          d={`${repeat(12, (hour) => `M${xOf(3.5 + hour)} 0v596`)}${repeat(5, (line) => `M0 ${yOf(-20 + line * 15)}h1280`)}`}
          className={clsx(styles.hairline, styles.dashed)}
        />
        <path d={ecliptic} className={sky.faintLine} />
        <path
          d={repeat(89, (tick) => {
            const x = xOf(3 + tick / 7);
            return `M${x} 620v-${tick % 7 === 0 ? 18 : 9}`;
          })}
          className={sky.brassLine}
        />
        <StarFigures />
      </Ground>
    </Scene>
  );
}
