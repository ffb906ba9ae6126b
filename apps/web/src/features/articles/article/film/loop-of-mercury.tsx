import { Text } from '@jyoti/ui/layout';
import { FilmPlayer } from './film-player.tsx';
import * as styles from './film.css.ts';
import { mercuryAt, type Point } from './mercury.ts';
import { filmMessages } from '../../../../messages.generated/film.ts';
import { useMessages } from '../../../../platform/words/use-messages.ts';

/** Pixels per astronomical unit, the centre of the drawing, and the band of stars at its top. */
const UNIT = 72;
const MIDDLE: Point = { x: 160, y: 110 };
const BAND = { y: 14, from: 40, to: 280 };

const inDrawing = ({ x, y }: Point): Point => ({ x: MIDDLE.x + x * UNIT, y: MIDDLE.y - y * UNIT });

/**
 * Mercury overtakes the Earth on the inner orbit and, seen from Earth, moves backwards among the
 * stars.
 */
export function LoopOfMercury() {
  const { mercury: words } = useMessages(filmMessages);
  return (
    <FilmPlayer title={words.title} description={words.description}>
      {(share) => {
        const now = mercuryAt(share);
        const [mercury, earth] = [inDrawing(now.mercury), inDrawing(now.earth)];
        // Scales a radian of longitude so that the whole film fits the band.
        const mark = (BAND.from + BAND.to) / 2 - now.longitude * 60;
        return (
          <>
            <svg viewBox="0 0 320 190" className={styles.sky} aria-hidden="true">
              <line x1={BAND.from} x2={BAND.to} y1={BAND.y} y2={BAND.y} className={styles.band} />
              <circle cx={mark} cy={BAND.y} r={6} className={styles.mercury} />
              <circle cx={MIDDLE.x} cy={MIDDLE.y} r={UNIT} className={styles.orbit} />
              <circle cx={MIDDLE.x} cy={MIDDLE.y} r={UNIT * 0.387} className={styles.orbit} />
              <line
                x1={earth.x}
                y1={earth.y}
                x2={mercury.x}
                y2={mercury.y}
                className={styles.sight}
              />
              <circle cx={MIDDLE.x} cy={MIDDLE.y} r={10} className={styles.sun} />
              <circle cx={mercury.x} cy={mercury.y} r={5} className={styles.mercury} />
              <circle cx={earth.x} cy={earth.y} r={7} className={styles.earth} />
            </svg>
            <Text weight="strong">{now.isRetrograde ? words.backwards : words.forwards}</Text>
          </>
        );
      }}
    </FilmPlayer>
  );
}
