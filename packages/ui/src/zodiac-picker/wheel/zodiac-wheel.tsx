import { clsx } from 'clsx';
import type { CSSProperties, HTMLAttributes, Ref } from 'react';
import {
  ElementGlyph,
  elementNames,
  elementOf,
  RashiGlyph,
  rashiNames,
  rashiNumbers,
  sanskritSignNames,
  type RashiNumber,
} from '../../glyphs/index.ts';
import { useStrings } from '../../i18n/index.ts';
import { acrossRing, ringPart } from '../../shared/drawing/ticks.ts';
import { useChoice } from '../../shared/keyboard/use-choice.ts';
import { Lines } from '../../progressive-render/deferred-drawings.tsx';
import * as styles from './zodiac-wheel.css.ts';

export interface ZodiacWheelProps extends HTMLAttributes<HTMLDivElement> {
  /** What is chosen: "Your rashi". Names the group of twelve. */
  label: string;
  /** The chosen rashi (controlled). `undefined` makes the component uncontrolled. */
  value?: RashiNumber;
  /** The rashi chosen at first (uncontrolled). @default 1 */
  defaultValue?: RashiNumber;
  /** Called with the sign that is pressed. */
  onValueChange?: (rashi: RashiNumber) => void;
  ref?: Ref<HTMLDivElement>;
}

const CENTRE = 200;
/** Radii of the dial: its rim, the cells, the hub. */
const radii = { rim: 198, cells: 178, hub: 106 } as const;

/** The cells from Aries, which is above, on: a twelfth of the band between the hub and the rim. */
const cells = rashiNumbers.map((_, index) =>
  ringPart((index - 0.5) / 12, (index + 0.5) / 12, radii.cells, radii.hub, CENTRE),
);

/** The ticks of the rim: one for every three degrees, a long one at the middle of each sign. */
const ticks = Array.from({ length: 120 }, (_, tick) =>
  acrossRing(tick / 120, radii.rim, radii.rim - (tick % 10 === 0 ? 16 : 7), CENTRE),
).join('');

/**
 * The twelve rashis on a dial, thirty degrees each, one of them chosen and named in the hub. In a place narrower than
 * 320 px the same choices are a list. It is never mirrored: the zodiac runs one way in every script.
 */
export function ZodiacWheel({
  label,
  value,
  defaultValue = 1,
  onValueChange,
  className,
  ...rest
}: ZodiacWheelProps) {
  const names = useStrings(rashiNames);
  const sanskritNames = useStrings(sanskritSignNames);
  const elements = useStrings(elementNames);
  const [chosen = defaultValue, radioProps, choose] = useChoice<RashiNumber>({
    caller: 'ZodiacWheel',
    values: rashiNumbers,
    value,
    defaultValue,
    onValueChange,
  });
  const sayOf = (rashi: RashiNumber) => [
    ...new Set([names[rashi], sanskritNames[rashi]]),
    elements[elementOf(rashi)],
  ];
  const [name, ...asides] = sayOf(chosen);

  return (
    <div
      {...rest}
      role="radiogroup"
      aria-label={label}
      className={clsx(styles.root, className)}
      data-part="zodiac-wheel"
    >
      <div className={styles.dial}>
        {/* The dial is decorative and handles the pointer; the radios on it have the state. */}
        <svg viewBox="0 0 400 400" className={styles.drawing} aria-hidden="true" focusable="false">
          <Lines>
            <circle cx={CENTRE} cy={CENTRE} r={radii.rim} className={styles.rim} />
            {cells.map((cell, index) => (
              <path
                key={cell}
                d={cell}
                className={styles.cell}
                data-state={rashiNumbers[index] === chosen ? 'checked' : 'unchecked'}
                onClick={() => choose(index)}
              />
            ))}
            <path d={ticks} className={styles.ticks} />
            <circle cx={CENTRE} cy={CENTRE} r={radii.hub} className={styles.hubGround} />
          </Lines>
        </svg>
        {rashiNumbers.map((rashi, index) => (
          <button
            key={rashi}
            {...radioProps(index)}
            type="button"
            aria-label={sayOf(rashi).join(', ')}
            className={clsx(styles.choice, styles.seat)}
            style={{ [styles.turn]: index } as CSSProperties}
            data-part="zodiac-choice"
            data-print="show"
          >
            <RashiGlyph sign={rashi} className={styles.figure} />
            <span className={styles.name}>{names[rashi]}</span>
            <span className={clsx(styles.element, styles.inward)}>
              <ElementGlyph
                element={elementOf(rashi)}
                coloured={rashi !== chosen}
                className={styles.elementMark}
              />
            </span>
          </button>
        ))}
        {/* The checked radio has the same label. */}
        <div className={styles.hub} aria-hidden="true">
          <span className={styles.hubName}>{name}</span>
          <span className={styles.hubAside}>{asides.join(' · ')}</span>
        </div>
      </div>
    </div>
  );
}
