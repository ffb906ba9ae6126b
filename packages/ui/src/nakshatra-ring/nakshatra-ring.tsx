import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import {
  GrahaGlyph,
  grahaNames,
  nakshatraNames,
  RashiGlyph,
  rashiNumbers,
  type GrahaId,
} from '../glyphs/index.ts';
import { useStrings } from '../i18n/index.ts';
import * as drawing from '../shared/drawing/ruled-drawing.css.ts';
import { warnWrong } from '../shared/react/warn-wrong-data.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './nakshatra-ring.css.ts';
import {
  CENTRE,
  placeOf,
  radii,
  ringFrom,
  spread,
  type GrahaLongitude,
} from './nakshatra-ring.logic.ts';
import { nakshatraRingStrings } from '../messages.generated/en/components/NakshatraRing.ts';

export interface NakshatraRingProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Title and accessible name: "The Moon at Asha's birth". */
  title: string;
  /**
   * The Moon's nakshatra, 1 (Ashwini) to 27 (Revati). Omitted: that of the Moon among `grahas`, if
   * given.
   */
  nakshatra?: number;
  /** The Moon's pada, 1 to 4. */
  pada?: 1 | 2 | 3 | 4;
  /** Grahas to draw at their sidereal longitudes. */
  grahas?: readonly GrahaLongitude[];
  /** The longitude at the left (east): the ascendant. @default 0 */
  ascendant?: number;
  /** The same facts as a table: always there for screen readers, on the page too when `visible`. @default "hidden" */
  table?: 'hidden' | 'visible';
  /** Explains the marks under the drawing. @default true */
  legend?: boolean;
  ref?: Ref<HTMLElement>;
}

/** A graha in a nakshatra; with the pada if known. */
interface Standing {
  graha: GrahaId;
  nakshatra: number;
  pada: number | undefined;
}

/** The facts of the ring as a table of nakshatras. */
function NakshatraTable({ title, standings }: { title: string; standings: readonly Standing[] }) {
  const strings = useStrings(nakshatraRingStrings);
  const names = useStrings(grahaNames);
  const saying = ({ graha, pada }: Standing) =>
    [names[graha], pada && strings.pada({ pada })].filter(Boolean).join(' ');
  return (
    <table className={drawing.facts}>
      <caption className={visuallyHidden}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{strings.number}</th>
          <th scope="col">{strings.nakshatra}</th>
          <th scope="col">{strings.grahas}</th>
        </tr>
      </thead>
      <tbody>
        {Object.values(useStrings(nakshatraNames)).map((name, index) => (
          <tr key={name}>
            <td>{index + 1}</td>
            <th scope="row">{name}</th>
            <td>
              {standings
                .filter(({ nakshatra }) => nakshatra === index + 1)
                .map(saying)
                .join(', ') || strings.nobody}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The name in the middle, a line for each of its words: "Uttara", "Bhadrapada". */
function HubName({ name, below }: { name: string; below: string | undefined }) {
  const words = name.split(' ');
  const lines = words.length + (below ? 0.8 : 0);
  return (
    <>
      {words.map((word, line) => (
        <text
          key={word}
          x={CENTRE}
          y={CENTRE + (line - (lines - 1) / 2) * 25}
          className={drawing.hubName}
        >
          {word}
        </text>
      ))}
      {below && (
        <text
          x={CENTRE}
          y={CENTRE + (words.length - (lines - 1) / 2) * 25 - 2}
          className={drawing.hubNote}
        >
          {below}
        </text>
      )}
    </>
  );
}

/**
 * The twenty-seven nakshatras as a ring of 13°20′ each, with their padas, stars and signs; the Moon's is marked. Never
 * mirrored in right-to-left text.
 */
export function NakshatraRing({
  title,
  nakshatra,
  pada,
  grahas = [],
  ascendant = 0,
  table = 'hidden',
  legend = true,
  className,
  ...rest
}: NakshatraRingProps) {
  warnWrong('NakshatraRing', 'nakshatra', 'nakshatra', nakshatra);
  const strings = useStrings(nakshatraRingStrings);
  const names = useStrings(nakshatraNames);
  const moonAmong = grahas.find(({ graha }) => graha === 'moon');
  const moon = nakshatra ? { nakshatra, pada } : moonAmong && placeOf(moonAmong.longitude);
  const moonName = moon && names[moon.nakshatra];
  const moonPada = moon?.pada && strings.pada({ pada: moon.pada });
  const ring = ringFrom(ascendant);
  const standings: Standing[] = [
    ...(moon && !moonAmong ? [{ graha: 'moon' as const, ...moon }] : []),
    ...grahas.map(({ graha, longitude }) => ({ graha, ...placeOf(longitude) })),
  ];

  return (
    <figure {...rest} className={clsx(styles.figure, className)} data-part="nakshatra-ring">
      <svg
        viewBox="0 0 400 400"
        className={drawing.drawing}
        role="img"
        aria-label={
          moonName
            ? strings.describeMoon({
                title,
                nakshatra: moonPada ? `${moonName}, ${moonPada}` : moonName,
              })
            : strings.describe({ title })
        }
      >
        <circle cx={CENTRE} cy={CENTRE} r={radii.rim} className={drawing.ground} />
        <circle cx={CENTRE} cy={CENTRE} r={radii.rashis} className={drawing.band} />
        <circle cx={CENTRE} cy={CENTRE} r={radii.nakshatras} className={drawing.ground} />
        {moon && (
          <path
            d={ring.nakshatra(moon.nakshatra)}
            className={drawing.marked}
            data-part="moon-nakshatra"
          />
        )}
        {moon?.pada && <path d={ring.pada(moon.nakshatra, moon.pada)} className={drawing.brass} />}
        <path d={ring.ticks} className={drawing.ticks} />
        <path d={ring.dividers} className={drawing.faint} />
        {[radii.rim, radii.padas, radii.rashis, radii.nakshatras].map((radius) => (
          <circle key={radius} cx={CENTRE} cy={CENTRE} r={radius} className={drawing.ticks} />
        ))}
        {rashiNumbers.map((rashi) => {
          const { x, y } = ring.pointAt(rashi * 30 - 15, (radii.padas + radii.rashis) / 2);
          return (
            <RashiGlyph
              key={rashi}
              sign={rashi}
              x={x - 9.5}
              y={y - 9.5}
              size={19}
              className={styles.rashi}
            />
          );
        })}
        {Object.values(names).map((name, index) => (
          <g key={name} data-part="nakshatra" data-nakshatra={index + 1}>
            <text
              {...ring.numberAt(index + 1)}
              className={clsx(
                drawing.number,
                moon?.nakshatra === index + 1 && drawing.markedNumber,
              )}
            >
              {index + 1}
            </text>
            {ring.stars(index + 1).map(({ x, y, radius }, star) => (
              <circle key={star} cx={x} cy={y} r={radius} className={styles.star} />
            ))}
          </g>
        ))}
        {spread(grahas).map(({ graha, longitude, shownAt }) => {
          const from = ring.pointAt(longitude, radii.nakshatras);
          const to = ring.pointAt(shownAt, radii.grahas + 11);
          const { x, y } = ring.pointAt(shownAt, radii.grahas);
          return (
            <g key={graha}>
              <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className={drawing.faint} />
              <GrahaGlyph graha={graha} x={x - 9} y={y - 9} size={18} />
            </g>
          );
        })}
        {moonName && <HubName name={moonName} below={moonPada || undefined} />}
      </svg>
      {legend && <figcaption className={drawing.caption}>{strings.legend}</figcaption>}
      <div className={table === 'hidden' ? visuallyHidden : undefined}>
        <NakshatraTable title={title} standings={standings} />
      </div>
    </figure>
  );
}
