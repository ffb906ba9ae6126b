import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { clsx } from 'clsx';
import { useEffect, useRef, type HTMLAttributes, type Ref } from 'react';
import {
  GrahaGlyph,
  RashiGlyph,
  rashiNames,
  rashiNumbers,
  sanskritLang,
  sanskritSignNames,
  type RashiNumber,
} from '../glyphs/index.ts';
import { useStrings } from '../i18n/index.ts';
import { Anchor } from '../link/anchor.tsx';
import { zodiacPickerStrings } from '../messages.generated/en/components/ZodiacPicker.ts';
import { Lines } from '../progressive-render/deferred-drawings.tsx';
import { cuspedArch } from '../shared/drawing/cusped-arch.ts';
import { useChoice } from '../shared/keyboard/use-choice.ts';
import { useDirection } from '../shared/react/use-direction.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './zodiac-picker.css.ts';

export interface ZodiacPickerProps extends HTMLAttributes<HTMLElement> {
  /** Label of the group of twelve: "Your rashi", "Zodiac signs". */
  label: string;
  /** URL of each arch, which is then a link: `(rashi) => '/zodiac/aries'`. @default none: one of twelve is chosen */
  hrefOf?: (rashi: RashiNumber) => string;
  /** The chosen rashi (controlled). `undefined` makes the component uncontrolled. */
  value?: RashiNumber;
  /** The rashi chosen at first (uncontrolled). @default none */
  defaultValue?: RashiNumber;
  /** Called with the sign that is pressed. */
  onValueChange?: (rashi: RashiNumber) => void;
  /** The rashi the Moon is in now: its arch is marked. */
  moonSign?: RashiNumber;
  /**
   * `grid`: rows of six, three on a phone. `strip`: one line that scrolls sideways, with the
   * selected arch in its centre.
   * @default "grid"
   */
  layout?: 'grid' | 'strip';
  /**
   * Whether the arches fill the width and height of their container, without a maximum width.
   * @default false
   */
  stretch?: boolean;
  ref?: Ref<HTMLElement>;
}

const ARCH = cuspedArch(54, 138.5, 100, 136);

/** Content of a link or a radio: a cusped arch with the glyph and the names of a rashi. */
function Arch({ rashi, hasMoon }: { rashi: RashiNumber; hasMoon: boolean }) {
  const strings = useStrings(zodiacPickerStrings);
  const name = useStrings(rashiNames)[rashi];
  const sanskritName = useStrings(sanskritSignNames)[rashi];
  return (
    <>
      <Lines>
        <svg
          viewBox="0 0 108 140"
          preserveAspectRatio="none"
          className={styles.arch}
          aria-hidden="true"
          focusable="false"
        >
          <path d={ARCH} className={clsx(styles.outline, hasMoon && styles.moonOutline)} />
        </svg>
      </Lines>
      {hasMoon && <GrahaGlyph graha="moon" size={18} className={styles.moon} />}
      <RashiGlyph sign={rashi} size={36} className={styles.figure} />
      <span className={styles.name}>{name}</span>
      {sanskritName !== name && (
        <span className={styles.sanskritName} lang={sanskritLang(sanskritName)}>
          {sanskritName}
        </span>
      )}
      {hasMoon && <span className={visuallyHidden}>, {strings.moonHere}</span>}
    </>
  );
}

/** Twelve arches: links to a page for each rashi, or one choice among twelve on the page itself. */
export function ZodiacPicker({
  label,
  hrefOf,
  value,
  defaultValue,
  onValueChange,
  moonSign,
  layout = 'grid',
  stretch = false,
  className,
  ref,
  ...rest
}: ZodiacPickerProps) {
  const [direction, directionRef] = useDirection();
  const root = useComposedRefs(ref, directionRef);
  const [chosen, radioProps] = useChoice<RashiNumber>({
    caller: 'ZodiacPicker',
    values: rashiNumbers,
    value,
    defaultValue,
    onValueChange,
    direction,
  });
  const isStrip = layout === 'strip';
  const list = useRef<HTMLElement>(null);
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
  const Root = hrefOf ? 'nav' : 'div';
  const List = hrefOf ? 'ul' : 'div';

  return (
    <Root
      {...rest}
      ref={root}
      role={hrefOf ? undefined : 'radiogroup'}
      aria-label={label}
      className={clsx(styles.root, stretch && styles.stretchedRoot, className)}
      data-part="zodiac-picker"
    >
      <List
        ref={list as Ref<never>}
        className={clsx(isStrip ? styles.strip : styles.list, stretch && styles.stretchedList)}
      >
        {rashiNumbers.map((rashi, index) => {
          const hasMoon = rashi === moonSign;
          const isMarked = hrefOf ? hasMoon : rashi === chosen;
          const arch = {
            className: clsx(
              styles.cell,
              isStrip && styles.stripCell,
              isMarked && styles.markedCell,
            ),
            'data-part': 'zodiac-arch',
            children: <Arch rashi={rashi} hasMoon={hasMoon} />,
          };
          return hrefOf ? (
            <li key={rashi} className={styles.item}>
              <Anchor {...arch} href={hrefOf(rashi)} data-state={hasMoon ? 'current' : undefined} />
            </li>
          ) : (
            <button key={rashi} {...radioProps(index)} {...arch} type="button" />
          );
        })}
      </List>
    </Root>
  );
}
