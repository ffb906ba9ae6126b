import { clsx } from 'clsx';
import {
  useId,
  useMemo,
  type CSSProperties,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useStrings } from '../i18n/index.ts';
import { flatChildren } from '../shared/flat-children.ts';
import { mergeRefs } from '../shared/merge-refs.ts';
import { useDirection } from '../shared/use-direction.ts';
import { SlideContext } from './carousel-context.ts';
import { CarouselControls } from './carousel-controls.tsx';
import * as controlStyles from './carousel-controls.css.ts';
import * as styles from './carousel.css.ts';
import {
  absentAt,
  breakpoints,
  groupCount,
  slidesOfGroup,
  type Breakpoint,
  type PerView,
} from './carousel.logic.ts';
import { carouselStrings } from './carousel.strings.ts';
import { useCarousel } from './use-carousel.ts';

export interface CarouselProps extends HTMLAttributes<HTMLElement> {
  /** What the slides are: "What our clients say". */
  label: string;
  /** How many slides stand in view, by the width of the page. With `transition="fade"` it is one. @default { base: 1 } */
  perView?: PerView;
  /** Whether the first slide follows the last. @default false */
  wrap?: boolean;
  /**
   * How long slides stand before they move on by themselves, ms; 0 never. They stop for good when something in them
   * takes the focus or the visitor moves them, wait while a pointer is over them, and do not begin by themselves
   * where the visitor asked for less motion or fewer data.
   * @default 0
   */
  autoAdvance?: number;
  /** `fade`: slides lie one over another, of one height. @default "slide" */
  transition?: 'slide' | 'fade';
  /** How long after a move no other is taken, ms. @default 0 */
  lock?: number;
  /** Something that stands in the row of the controls: a line of facts under a hero. */
  bar?: ReactNode;
  /** A move begins. `position` is the group in view, counted from 0. */
  onPositionChange?: (position: number) => void;
  /** CarouselSlides. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

const onePerView: PerView = { base: 1 };

/** Slides of which one or a few are in view. */
export function Carousel({
  label,
  perView = onePerView,
  wrap = false,
  autoAdvance = 0,
  transition = 'slide',
  lock = 0,
  bar,
  onPositionChange,
  className,
  style,
  children,
  ref,
  onFocus,
  ...rest
}: CarouselProps) {
  const strings = useStrings(carouselStrings);
  const id = useId();
  const [direction, readDirection] = useDirection();
  const root = useMemo(() => mergeRefs(ref, readDirection), [ref, readDirection]);
  const slides = flatChildren(children);
  const count = slides.length;
  const carousel = useCarousel({
    count,
    perView,
    wrap,
    autoAdvance,
    transition,
    lock,
    direction,
    onPositionChange,
  });
  const { fit, fitNow, position, rotation, isRotating } = carousel;

  const watch = {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      onFocus?.(event);
      // The Pause button stops by being pressed: were it to stop on focus, the press would start again.
      if (!event.target.closest('[data-part="carousel-rotation"]')) rotation.stop();
    },
  };
  const hold = (isHeld: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') rotation.hold(isHeld);
  };

  const groupsAt = (at: Breakpoint) => groupCount(count, fit[at]);
  const most = Math.max(...breakpoints.map(groupsAt));
  const allInViewAt = absentAt((at) => groupsAt(at) === 1);
  const dots = Array.from({ length: most }, (_, group) => ({
    group,
    label: strings.show(slidesOfGroup(group, count, fitNow, wrap), count),
    absentAt: absentAt((at) => group >= groupsAt(at)),
  }));
  const shares: CSSProperties = Object.fromEntries(
    breakpoints.map((at) => [`${styles.PER_VIEW}-${at}`, fit[at]]),
  );

  return (
    <section
      {...rest}
      {...watch}
      ref={root}
      aria-roledescription={strings.carousel}
      aria-label={label}
      className={clsx(styles.carousel, className)}
      style={{ ...shares, ...style }}
      data-part="carousel"
      data-state={isRotating ? 'rotating' : 'still'}
      data-calm={carousel.isCalm || undefined}
    >
      {(most > 1 || bar !== undefined) && (
        <div
          className={controlStyles.row}
          data-part="carousel-row"
          data-absent={bar === undefined ? allInViewAt : undefined}
        >
          {most > 1 && (
            <CarouselControls
              controls={id}
              position={position}
              dots={dots}
              absentAt={allInViewAt}
              isFirst={carousel.isFirst}
              isLast={carousel.isLast}
              rotation={autoAdvance > 0 ? rotation : undefined}
              onStep={carousel.step}
              onChoose={carousel.choose}
              onKeyDown={carousel.pressArrow}
            />
          )}
          {bar !== undefined && <div className={controlStyles.bar}>{bar}</div>}
        </div>
      )}
      <div
        {...carousel.viewport}
        id={id}
        className={styles.viewport}
        aria-live={isRotating ? 'off' : 'polite'}
        onPointerEnter={hold(true)}
        onPointerLeave={hold(false)}
        data-part="carousel-viewport"
        data-measured={carousel.inView !== undefined || undefined}
      >
        <div className={styles.track[transition]}>
          {slides.map((slide, index) => (
            <SlideContext
              key={slide.key}
              value={{
                n: index + 1,
                count,
                isInView: carousel.inView?.includes(index) ?? true,
                absentAt: absentAt((at) => index >= fit[at]),
              }}
            >
              {slide}
            </SlideContext>
          ))}
        </div>
      </div>
    </section>
  );
}
