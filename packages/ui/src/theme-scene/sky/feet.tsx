import { RashiGlyph, rashiNumbers, type RashiNumber } from '../../glyphs/index.ts';
import { cuspedArch } from '../../shared/drawing/cusped-arch.ts';
import { illuminatedPath } from '../../shared/drawing/illuminated-path.ts';
import { moonLit, moonShade } from '../../shared/drawing/moon-fill.css.ts';
import * as sky from '../../sky-scene/sky-scene.css.ts';
import { woven } from '../scenes/ikat-scene.tsx';
import { kolamLine } from '../scenes/kolam.ts';
import * as styles from '../theme-scene.css.ts';
import { along, Band, CENTRE, Rules } from './horizon.tsx';

/** A brass lamp on its stand below the middle of the sky, and a row of lit lamps on the sill. */
export function Lamps() {
  return (
    <>
      <path
        d="M300 372c-6-40 18-52 8-96s-22-44-8-84M460 372c6-40-18-52-8-96s22-44 8-84"
        className={styles.smoke}
      />
      <Band from={366} to={420} tone="sky1" />
      <Band from={400} to={420} tone="sky2" />
      <path
        d="M344 392h72l-8-12q-20-4-24-26l-1-74h-6l-1 74q-4 22-24 26Z"
        className={sky.fill.sky3}
      />
      <path d="M340 262h80q-6 22-32 24h-16q-26-2-32-24Z" className={sky.fill.sky3} />
      <path
        d="M344 392l8-12q20-4 24-26l1-74M416 392l-8-12q-20-4-24-26l-1-74M340 262h80q-6 22-32 24h-16q-26-2-32-24Z"
        className={sky.brassLine}
      />
      <path d="M380 210q17 19 10 33-4 9-10 9t-10-9q-7-14 10-33Z" className={styles.flame} />
      <path
        d="M348 238q7 8 4 15-2 5-4 5t-4-5q-3-7 4-15ZM412 238q7 8 4 15-2 5-4 5t-4-5q-3-7 4-15Z"
        className={styles.flame}
      />
      <path
        d={along(52, (x) => `M${x} 396h30q-3 13-15 14-12-1-15-14Z`)}
        className={sky.fill.sky3}
      />
      <path
        d={along(52, (x) => `M${x + 15} 376q7 8 4 13-2 4-4 4t-4-4q-3-5 4-13Z`)}
        className={styles.flame}
      />
    </>
  );
}

/** Two leaves of a pothi, ruled, with vermilion margins and their string. */
export function Leaves() {
  const margins = along(408, (x) => `M${x + 380} 344v76m6-76v76`);
  return (
    <>
      <Band from={338} to={376} tone="sky3" />
      <Rules at={[338.5]} />
      <Band from={372} to={420} tone="sky1" />
      <Rules at={[372.5, 386.5, 399.5, 412.5]} />
      <path d={margins} className={styles.vermilion} />
      {[196, 564].map((x) => (
        <circle key={x} cx={x} cy="396" r="8" className={sky.fill.background} />
      ))}
      <path d="M196 396Q380 446 564 396" className={styles.vermilion} />
    </>
  );
}

/** An arcade of twelve arches, one for each rashi; the Moon's is highlighted, in the middle. */
export function Arches({ moonSign }: { moonSign: RashiNumber }) {
  const step = 58;
  return (
    <>
      <Band from={344} to={420} tone="sky1" />
      <Band from={334} to={346} tone="sky2" />
      <path d={along(16, (x) => `M${x} 346l5 7 5-7Z`)} className={sky.fill.sky2} />
      <Rules at={[334.5, 346.5]} />
      {rashiNumbers.map((_, index) => {
        const rashi = (((index + moonSign - 7 + 12) % 12) + 1) as RashiNumber;
        const x = CENTRE.x + (index - 6) * step;
        const arch = cuspedArch(x, 420, 46, 58);
        const isLit = rashi === moonSign;
        return (
          <g key={rashi}>
            <path d={arch} className={isLit ? sky.fill.raised : sky.fill.background} />
            <path d={arch} className={isLit ? sky.brassEdge : sky.faintLine} />
            <RashiGlyph sign={rashi} x={x - 13} y={390} size={24} className={sky.signInk} />
          </g>
        );
      })}
    </>
  );
}

/**
 * The current phase of the Moon, large below the middle of the sky, and a strip of thirty tithis with today's outlined.
 */
export function Tithis({ tithi, elongation }: { tithi: number; elongation: number }) {
  const step = 24.6;
  return (
    <>
      <circle cx={CENTRE.x} cy="270" r="52" className={moonShade} />
      <path d={illuminatedPath(CENTRE.x, 270, 52, elongation)} className={moonLit} />
      <circle cx={CENTRE.x} cy="270" r="60" className={styles.hairline} />
      <Band from={336} to={420} tone="sky1" />
      <Band from={396} to={420} tone="sky2" />
      <path d={along(step / 2, (x) => `M${x} 420v-8`)} className={sky.brassLine} />
      {Array.from({ length: 30 }, (_, index) => {
        const x = Math.round(CENTRE.x + (index - 14.5) * step);
        return (
          <g key={index}>
            <circle cx={x} cy="368" r="9.5" className={moonShade} />
            <path d={illuminatedPath(x, 368, 9.5, (index + 1) * 12)} className={moonLit} />
            {index + 1 === tithi && <circle cx={x} cy="368" r="13" className={sky.brassEdge} />}
          </g>
        );
      })}
    </>
  );
}

/** The flat horizon of an observer, graduated. */
export function Horizon() {
  return (
    <>
      <Band from={336} to={420} tone="sky1" />
      <path
        d={along(14, (x) => `M${x} 336v${(x + 1700) % 70 === 0 ? 18 : 9}`)}
        className={sky.brassLine}
      />
      <path d={along(4200, (x) => `M${x} 336h4200`)} className={sky.brassEdge} />
    </>
  );
}

const COLUMNS = 73;
const STEP = 13;
const line = kolamLine(COLUMNS, 2, STEP);

/** A kolam of one line on the floor. */
export function Kolam() {
  return (
    <>
      <Band from={340} to={420} tone="sky1" />
      <Rules at={[340.5]} />
      <g transform={`translate(${CENTRE.x - COLUMNS * STEP} 352)`}>
        <path d={line} className={styles.kolamLine} />
        {Array.from({ length: COLUMNS * 2 }, (_, dot) => (
          <circle
            key={dot}
            cx={(2 * (dot % COLUMNS) + 1) * STEP}
            cy={(2 * Math.floor(dot / COLUMNS) + 1) * STEP}
            r="2.4"
            className={sky.fill.moonlight}
          />
        ))}
      </g>
    </>
  );
}

const tattvas = ['earth', 'water', 'fire', 'air'] as const;

/** A border of ikat with the four tattvas. */
export function Ikat() {
  return (
    <>
      <Band from={338} to={420} tone="sky1" />
      <Band from={350} to={420} tone="sky2" />
      <path
        d={along(20, (x) => `M${x} 350v-${(x / 20) % 2 === 0 ? 5 : 9}h10v9Z`)}
        className={sky.fill.sky3}
      />
      {Array.from({ length: 24 }, (_, place) => {
        const tattva = tattvas[place % 4] ?? 'earth';
        const x = CENTRE.x + (place - 12) * 84 + 42;
        return (
          <path
            key={place}
            d={woven(tattva, x, 385, place + 3, 27)}
            className={styles.tattva[tattva]}
          />
        );
      })}
      <Rules at={[338.5]} />
    </>
  );
}

const CIRCLE = 24;

/** A jali screen over a temple border. */
export function Jali() {
  return (
    <>
      <Band from={344} to={404} tone="sky1" />
      <path
        d={along(
          CIRCLE,
          (x) =>
            `M${x} 374a${CIRCLE} ${CIRCLE} 0 1 0 ${2 * CIRCLE} 0 ${CIRCLE} ${CIRCLE} 0 1 0-${2 * CIRCLE} 0`,
        )}
        className={styles.jaliFine}
      />
      <Band from={338} to={346} tone="sky2" />
      <Band from={402} to={420} tone="sky2" />
      <path d={along(20, (x) => `M${x} 420l10-15 10 15Z`)} className={sky.fill.sky3} />
      <Rules at={[338.5, 346.5, 402.5]} />
    </>
  );
}
