import { composeEventHandlers } from '@radix-ui/primitive';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { clsx } from 'clsx';
import {
  lazy,
  Suspense,
  useId,
  useState,
  type CSSProperties,
  type FocusEvent,
  type PointerEvent,
} from 'react';
import { useStrings } from '../i18n/index.ts';
import { flatChildren } from '../shared/react/flat-children.ts';
import { useDirection } from '../shared/react/use-direction.ts';
import { SlideContext } from './carousel-context.ts';
import { CarouselControls } from './controls/carousel-controls.tsx';
import { warnWithoutName } from '../shared/react/warn-without-name.ts';
import * as controlStyles from './controls/carousel-controls.css.ts';
import * as rulerStyles from './carousel-ruler.css.ts';
import * as styles from './carousel.css.ts';
import {
  absentAt,
  breakpoints,
  groupCount,
  slidesOfGroup,
  type Breakpoint,
  type PerView,
  type SlideRange,
} from './carousel.logic.ts';
import { carouselStrings } from '../messages.generated/en/components/Carousel.ts';
import type { CarouselProps } from './carousel.types.ts';
import { useCarousel } from './track/use-carousel.ts';

/**
 * The code that moves the slides is loaded after the first frame, which does not need it. Presses before that change
 * the position, which the track then scrolls to.
 */
const EmblaTrack = lazy(async () => ({
  default: (await import('./track/embla-track.tsx')).EmblaTrack,
}));

const canMeasure = () =>
  typeof IntersectionObserver === 'function' && typeof ResizeObserver === 'function';

const onePerView: PerView = { base: 1 };

/** Slides of which one or a few are in view. */
export function Carousel({
  label,
  perView: perViewProp = onePerView,
  wrap = false,
  autoAdvance = 0,
  transition = 'slide',
  lock = 0,
  bar,
  position: positionProp,
  defaultPosition = 0,
  onPositionChange,
  className,
  style,
  children,
  ref,
  onFocus,
  ...rest
}: CarouselProps) {
  warnWithoutName('Carousel', 'label', label);
  const strings = useStrings(carouselStrings);
  const id = useId();
  const [direction, directionRef] = useDirection();
  const root = useComposedRefs(ref, directionRef);
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const isFade = transition === 'fade';
  const perView = isFade ? onePerView : perViewProp;
  const slides = flatChildren(children);
  const count = slides.length;
  const carousel = useCarousel({
    count,
    perView,
    wrap,
    autoAdvance,
    lock,
    direction,
    position: positionProp,
    defaultPosition,
    onPositionChange,
  });
  const { fit, fitNow, position, rotation, isRotating } = carousel;

  const watch = {
    onFocus: composeEventHandlers(onFocus, (event: FocusEvent<HTMLElement>) => {
      // The Pause button stops on a press: if it stopped on focus, the press would start it again.
      if (!event.target.closest('[data-part="carousel-rotation"]')) rotation.stop();
    }),
  };
  const pause = (isPaused: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') rotation.setPaused(isPaused);
  };

  const groupsAt = (at: Breakpoint) => groupCount(count, fit[at]);
  const most = Math.max(...breakpoints.map(groupsAt));
  const [seen, setSeen] = useState<readonly number[]>();
  const inView = isFade ? [position] : seen;
  const allInViewAt = absentAt((at) => groupsAt(at) === 1);
  const nameOfDot = ({ first, last }: SlideRange) =>
    first === last
      ? strings.show({ n: first, count })
      : strings.showSeveral({ first, last, count });
  const dots = Array.from({ length: most }, (_, group) => ({
    group,
    label: nameOfDot(slidesOfGroup(group, count, fitNow, wrap)),
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
      data-calm={carousel.reducesMotion || undefined}
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
        ref={setViewport}
        id={id}
        className={styles.viewport}
        aria-live={isRotating ? 'off' : 'polite'}
        onPointerEnter={pause(true)}
        onPointerLeave={pause(false)}
        data-part="carousel-viewport"
        data-measured={inView !== undefined || undefined}
      >
        {most > 1 && viewport && canMeasure() && (
          <Suspense>
            <EmblaTrack
              viewport={viewport}
              container={isFade ? '[data-part="carousel-ruler"]' : undefined}
              position={position}
              wrap={wrap}
              direction={direction}
              jumps={carousel.reducesMotion}
              canDrag={carousel.canDrag}
              onDrag={carousel.drag}
              onInView={setSeen}
            />
          </Suspense>
        )}
        <div className={styles.track[transition]}>
          {slides.map((slide, index) => (
            <SlideContext
              key={slide.key}
              value={{
                n: index + 1,
                count,
                isInView: inView?.includes(index) ?? true,
                absentAt: absentAt((at) => index >= fit[at]),
              }}
            >
              {slide}
            </SlideContext>
          ))}
        </div>
        {isFade && most > 1 && (
          <div className={rulerStyles.ruler} aria-hidden="true" data-part="carousel-ruler">
            {slides.map((slide) => (
              <span key={slide.key} className={rulerStyles.mark} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
