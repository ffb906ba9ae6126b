import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { clsx } from 'clsx';
import { useEffect, useRef, type HTMLAttributes, type Ref } from 'react';
import { rashiNumbers, type RashiNumber } from '../glyphs/index.ts';
import { useChoice } from '../shared/keyboard/use-choice.ts';
import { useDirection } from '../shared/react/use-direction.ts';
import { ZodiacArch } from './zodiac-arch.tsx';
import * as styles from './zodiac-grid.css.ts';

export interface ZodiacChoiceProps extends HTMLAttributes<HTMLDivElement> {
  /** Label of the group of twelve: "Your rashi". */
  label: string;
  /** The chosen rashi (controlled). `undefined` makes the component uncontrolled. */
  value?: RashiNumber;
  /** The rashi chosen at first (uncontrolled). @default none */
  defaultValue?: RashiNumber;
  onValueChange?: (rashi: RashiNumber) => void;
  /** The rashi the Moon is in now: its arch is marked. */
  moonSign?: RashiNumber;
  /**
   * `grid`: rows of six, three on a phone. `strip`: one line that scrolls sideways, with the
   * selected arch in its centre.
   * @default "grid"
   */
  layout?: 'grid' | 'strip';
  ref?: Ref<HTMLDivElement>;
}

/** The arches of a ZodiacGrid as a choice of one among twelve, on the page itself. */
export function ZodiacChoice({
  label,
  value,
  defaultValue,
  onValueChange,
  moonSign,
  layout = 'grid',
  className,
  ref,
  ...rest
}: ZodiacChoiceProps) {
  const [direction, directionRef] = useDirection();
  const root = useComposedRefs(ref, directionRef);
  const [chosen, radioProps] = useChoice<RashiNumber>({
    caller: 'ZodiacChoice',
    values: rashiNumbers,
    value,
    defaultValue,
    onValueChange,
    direction,
  });
  const isStrip = layout === 'strip';
  const list = useRef<HTMLDivElement>(null);

  // The browser scrolls to the focused element, but not to one selected by the page.
  useEffect(() => {
    const arch = chosen && list.current?.children[chosen - 1];
    if (!isStrip || !arch || !list.current) return;
    const middleOf = (element: Element) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    list.current.scrollLeft += middleOf(arch) - middleOf(list.current);
  }, [isStrip, chosen]);

  return (
    <div
      {...rest}
      ref={root}
      role="radiogroup"
      aria-label={label}
      className={clsx(styles.root, className)}
      data-part="zodiac-choice"
    >
      <div ref={list} className={isStrip ? styles.strip : styles.list}>
        {rashiNumbers.map((rashi, index) => (
          <button
            key={rashi}
            {...radioProps(index)}
            type="button"
            className={clsx(
              styles.cell,
              isStrip && styles.stripCell,
              rashi === chosen && styles.litCell,
            )}
            data-part="zodiac-arch"
          >
            <ZodiacArch rashi={rashi} hasMoon={rashi === moonSign} />
          </button>
        ))}
      </div>
    </div>
  );
}
