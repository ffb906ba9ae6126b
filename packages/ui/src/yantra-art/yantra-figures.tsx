import type { ReactNode } from 'react';
import { GrahaGlyph, type GrahaId } from '../glyphs/index.ts';
import * as styles from './yantra-art.css.ts';
import { bhupura, bilva, hexagram, petals, polar, polygon } from './yantra-art.logic.ts';
import type { YantraId } from './yantra-ids.ts';

const GROUND = bhupura(84, 17, 28, 9, 20);
const INNER_GROUND = bhupura(80, 13, 24, 13, 16);

/** The square of the earth, with a double border. */
function Earth() {
  return (
    <>
      <path d={GROUND} className={styles.line} />
      <path d={INNER_GROUND} className={styles.hair} />
    </>
  );
}

/** The bindu in the centre. */
const Bindu = ({ r = 3.5, y = 0 }: { r?: number; y?: number }) => (
  <circle cy={y} r={r} className={styles.heart} />
);

/** Positions in the mandala, east at the top (Matsya Purana 93): the Sun in the centre. */
const SEATS: readonly GrahaId[] = [
  'mercury',
  'venus',
  'moon',
  'jupiter',
  'sun',
  'mars',
  'ketu',
  'saturn',
  'rahu',
];
const SEAT = 42;

const navgraha = (
  <>
    <Earth />
    <path d={`M-63-63H63V63H-63ZM-63-21H63M-63 21H63M-21-63V63M21-63V63`} className={styles.line} />
    {SEATS.map((graha, index) => {
      const [x, y] = [((index % 3) - 1) * SEAT, (Math.floor(index / 3) - 1) * SEAT];
      return graha === 'sun' ? (
        <circle key={graha} cx={x} cy={y} r="12" className={styles.heart} />
      ) : (
        <GrahaGlyph key={graha} graha={graha} x={x - 12} y={y - 12} size={24} />
      );
    })}
  </>
);

/** Oblations on the step of the kund, a dot each: zero-length lines with round caps. */
const STEP_DOTS = Array.from({ length: 17 }, (_, index) => -80 + index * 10)
  .map((place) => `M${place}-87h0M${place} 87h0M-87 ${place}h0M87 ${place}h0`)
  .join('');

const mrityunjaya = (
  <>
    <path d="M-104-104H104V104H-104Z" className={styles.line} />
    <path d="M-96-96H96V96H-96Z" className={styles.hair} />
    <path d="M-78-78H78V78H-78Z" className={styles.line} />
    <path d="M-72-72H72V72H-72Z" className={styles.hair} />
    <path d="M-104-104-78-78M104-104 78-78M104 104 78 78M-104 104-78 78" className={styles.hair} />
    <path d={STEP_DOTS} className={styles.dot} />
    <path d={petals(8, 34, 62)} className={styles.line} />
    <circle r="34" className={styles.line} />
    <circle r="30" className={styles.hair} />
    <path
      d="M0-24C3-14 16-8 16 7C16 17 9 23 0 23C-9 23-16 17-16 7C-16 0-12-4-9-9C-8-4-6-2-4-1C-5-9-3-17 0-24Z"
      className={styles.heart}
    />
    <path
      d="M0 4C4 8 7 11 7 15C7 20 4 23 0 23C-4 23-7 20-7 15C-7 11-4 8 0 4Z"
      className={styles.inner}
    />
  </>
);

const lakshmiNarayan = (
  <>
    <Earth />
    <circle r="76" className={styles.hair} />
    <path d={petals(16, 60, 76)} className={styles.line} />
    <circle r="60" className={styles.hair} />
    <path d={petals(8, 42, 60)} className={styles.line} />
    <circle r="42" className={styles.hair} />
    <path d={polygon(4, 42, 45) + polygon(4, 42)} className={styles.accentLine} />
    <path d={petals(8, 9, 23)} className={styles.line} />
    <circle r="9" className={styles.line} />
    <Bindu />
  </>
);

const ganesha = (
  <>
    <Earth />
    <circle r="76" className={styles.hair} />
    <path d={petals(8, 50, 76)} className={styles.line} />
    <circle r="50" className={styles.line} />
    <circle r="46" className={styles.hair} />
    <path d={hexagram(46)} className={styles.line} />
    <path d={polygon(3, 20)} className={styles.accentLine} />
    <Bindu />
  </>
);

const baglamukhi = (
  <>
    <Earth />
    <circle r="76" className={styles.hair} />
    <path d={petals(16, 61, 76)} className={styles.line} />
    <circle r="61" className={styles.hair} />
    <path d={petals(8, 43, 61)} className={styles.line} />
    <circle r="43" className={styles.line} />
    <path d={hexagram(43)} className={styles.line} />
    <path d={polygon(3, 21, 180)} className={styles.accentLine} />
    <Bindu />
  </>
);

/** Twelve places around the circle: eleven leaves, and the spout on the right, where the water leaves. */
const BILVA_LEAVES = Array.from({ length: 12 }, (_, index) => index * 30)
  .filter((place) => place !== 90)
  .map((place) => bilva(74, place))
  .join('');
const [MOUTH_X, MOUTH_Y] = polar(46, 78);

const rudra = (
  <>
    <circle r="108" className={styles.line} />
    <circle r="102" className={styles.hair} />
    <path d={BILVA_LEAVES} className={styles.line} />
    <path
      d={`M${MOUTH_X.toFixed(1)} ${MOUTH_Y.toFixed(1)}A46 46 0 1 0 ${MOUTH_X.toFixed(1)} ${(-MOUTH_Y).toFixed(1)}L88 7V-7Z`}
      className={styles.line}
    />
    <path d="M40-4 84-3M40 0H84M40 4 84 3" className={styles.hair} />
    <circle r="38" className={styles.hair} />
    <circle r="22" className={styles.heart} />
    <path d="M-12-6H12M-14 0H14M-12 6H12" className={styles.ash} />
  </>
);

/** Each drawing around 0, 0 in a box of 240. */
export const figures: Readonly<Record<YantraId, ReactNode>> = {
  navgraha,
  mrityunjaya,
  'lakshmi-narayan': lakshmiNarayan,
  ganesha,
  baglamukhi,
  rudra,
};
