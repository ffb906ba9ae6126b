import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import { moonLit, moonShade } from '../shared/drawing/moon-fill.css.ts';
import * as styles from './moon-phase.css.ts';
import {
  fractionOf,
  litPath,
  pakshaOf,
  RADIUS,
  stateOf,
  type MoonPaksha,
  type MoonState,
} from './moon-phase.logic.ts';
import { moonPakshaNames } from '../messages.generated/en/components/moonPakshaNames.ts';
import { moonPhaseStrings } from '../messages.generated/en/components/MoonPhase.ts';
import { moonStateNames } from '../messages.generated/en/components/moonStateNames.ts';

export interface MoonPhaseProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** Illuminated fraction of the disc, 0 (dark) to 1 (full). */
  illumination: number;
  /** Whether the Moon is waxing, from the new moon to the full. */
  waxing: boolean;
  /** Hemisphere of the observer: south of the tropics the other side is lit. @default "north" */
  hemisphere?: 'north' | 'south';
  /** Name of the phase in the almanac. @default by its illumination: a principal phase within 6° of it */
  state?: MoonState;
  /** The half of the lunar month. @default the one that `state` and `waxing` mean */
  paksha?: MoonPaksha;
  /** Width and height of the disc: px, or any CSS length. @default 96 */
  size?: number | string;
  /**
   * Shows phase, illumination and paksha next to the disc; otherwise they are only its accessible name. @default false
   */
  captioned?: boolean;
  /** A line above the state: "Current Moon Phase". */
  title?: ReactNode;
  /** A line below it: the date. */
  note?: ReactNode;
  /** Hides it from screen readers, for use next to text with the same content. @default false */
  decorative?: boolean;
  /** Language of its strings, if not that of the page: "hi". @default the locale of the provider */
  language?: string;
  ref?: Ref<HTMLElement>;
}

/** The phase of the Moon: half the limb, and the terminator as half an ellipse. */
export function MoonPhase({
  illumination,
  waxing,
  hemisphere = 'north',
  state = stateOf(illumination, waxing),
  paksha = pakshaOf(state, waxing),
  size = 96,
  captioned = false,
  title,
  note,
  decorative = false,
  language,
  className,
  ...rest
}: MoonPhaseProps) {
  const strings = useStrings(moonPhaseStrings, language);
  const percent = Math.round(fractionOf(illumination) * 100);
  const stateName = useStrings(moonStateNames, language)[state];
  const pakshaName = useStrings(moonPakshaNames, language)[paksha];
  const silent = decorative || captioned;

  return (
    <figure
      {...rest}
      className={clsx(styles.figure, className)}
      data-part="moon-phase"
      data-state={state}
    >
      <svg
        viewBox="-48 -48 96 96"
        width={size}
        height={size}
        className={styles.disc}
        {...(silent
          ? { 'aria-hidden': true }
          : { role: 'img', 'aria-label': `${stateName}, ${percent}%, ${pakshaName}` })}
      >
        <circle r={RADIUS} className={moonShade} />
        <path d={litPath(illumination, waxing, hemisphere)} className={moonLit} />
        <circle r={RADIUS} className={styles.rim} />
      </svg>
      {captioned && (
        <figcaption className={styles.words}>
          {title && <div className={styles.title}>{title}</div>}
          <div className={styles.state}>{stateName}</div>
          <div className={styles.details}>
            {strings.lit({ percent })}, {pakshaName}
          </div>
          {note && <div className={styles.details}>{note}</div>}
        </figcaption>
      )}
    </figure>
  );
}
