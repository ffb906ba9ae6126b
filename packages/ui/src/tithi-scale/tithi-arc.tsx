import { clsx } from 'clsx';
import { useStrings } from '../i18n/index.ts';
import { illuminatedPath } from '../shared/drawing/illuminated-path.ts';
import { moonLit, moonShade } from '../shared/drawing/moon-fill.css.ts';
import * as drawing from '../shared/drawing/ruled-drawing.css.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './tithi-scale.css.ts';
import {
  acrossAt,
  bandPart,
  cellLines,
  CENTRE,
  handAt,
  HEIGHT,
  percentOf,
  pointAt,
  radii,
  rimTicks,
  TITHI,
  tithiOf,
  WIDTH,
} from './tithi-arc.logic.ts';
import { tithiScaleStrings } from '../messages.generated/en/components/TithiScale.ts';
import { tithiName, tithiNames } from './tithi-name.ts';
import type { TithiArcProps } from './tithi-scale.tsx';
import { TithiTable } from './tithi-table.tsx';

/** The phase of the Moon at an elongation. */
function Moon({ x, y, radius, elongation }: Record<'x' | 'y' | 'radius' | 'elongation', number>) {
  return (
    <>
      <circle cx={x} cy={y} r={radius} className={moonShade} />
      <path d={illuminatedPath(x, y, radius, elongation)} className={moonLit} />
      <circle cx={x} cy={y} r={radius} className={styles.rim} />
    </>
  );
}

/**
 * The month of the Moon as an arc of thirty tithis from new moon to new moon, with the current one. Never mirrored in
 * right-to-left text.
 */
export function TithiArc({
  title,
  elongation,
  note,
  table = 'hidden',
  legend = true,
  language,
  className,
  ...rest
}: Omit<TithiArcProps, 'variant'>) {
  const strings = useStrings(tithiScaleStrings, language);
  const running = tithiOf(elongation);
  const name = tithiName(running.tithi, useStrings(tithiNames, language));
  const percent = percentOf(running.gone);
  const from = (running.tithi - 1) * TITHI;

  return (
    <figure {...rest} className={clsx(styles.figure, className)} data-part="tithi-scale">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className={drawing.drawing}
        role="img"
        aria-label={strings.describe({ title, name, number: running.tithi, percent })}
      >
        <path d={bandPart(0, 360, radii.rim, radii.inner)} className={drawing.band} />
        <path
          d={bandPart(0, running.elongation, radii.rim, radii.path)}
          className={drawing.brass}
          data-part="tithi-path"
        />
        <path d={rimTicks} className={drawing.ticks} />
        <path d={cellLines} className={drawing.faint} />
        <path
          d={bandPart(from, from + TITHI, radii.cells, radii.inner)}
          className={drawing.marked}
          data-part="running-tithi"
          data-tithi={running.tithi}
        />
        <path
          d={bandPart(from, running.elongation, radii.inner + 6, radii.inner)}
          className={drawing.brass}
        />
        <path d={acrossAt(180, radii.rim, radii.inner)} className={styles.halfLine} />
        <path d={handAt(running.elongation)} className={drawing.brass} />
        {Array.from({ length: 30 }, (_, index) => {
          const isRunning = index + 1 === running.tithi;
          const number = (index % 15) + 1;
          return (
            <text
              key={index}
              {...pointAt((index + 0.5) * TITHI, (radii.cells + radii.inner) / 2 + 2)}
              className={clsx(
                drawing.number,
                isRunning && drawing.markedNumber,
                !isRunning && number % 5 > 0 && styles.betweenFives,
              )}
            >
              {number}
            </text>
          );
        })}
        {[0, 90, 180, 270, 360].map((phase) => (
          <Moon key={phase} {...pointAt(phase, radii.moons)} radius={8} elongation={phase} />
        ))}
        <text x={138} y={CENTRE.y + 12} className={drawing.number}>
          {strings.shuklaPaksha}
        </text>
        <text x={262} y={CENTRE.y + 12} className={drawing.number}>
          {strings.krishnaPaksha}
        </text>
        <Moon x={CENTRE.x} y={118} radius={20} elongation={running.elongation} />
        <text x={CENTRE.x} y={158} className={drawing.hubName}>
          {name}
        </text>
        <text x={CENTRE.x} y={182} className={drawing.hubNote}>
          {strings.gone({ percent })}
        </text>
      </svg>
      {(note || legend) && (
        <figcaption>
          {note}
          {legend && <div className={drawing.caption}>{strings.legend}</div>}
        </figcaption>
      )}
      <div className={table === 'hidden' ? visuallyHidden : undefined}>
        <TithiTable title={title} running={running} language={language} />
      </div>
    </figure>
  );
}
