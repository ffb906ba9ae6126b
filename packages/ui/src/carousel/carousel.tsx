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
  type HTMLAttributes,
  type PointerEvent,
  type ReactNode,
  type Ref,
} from 'react';
import type { ClassNames } from '../shared/react/class-names.ts';
import { useStrings } from '../i18n/index.ts';
import { flatChildren } from '../shared/react/flat-children.ts';
import { useDirection } from '../shared/react/use-direction.ts';
import * as hero from './carousel-hero.css.ts';
import { SlideContext } from './carousel-slide.tsx';
import { CarouselControls } from './controls/carousel-controls.tsx';
import { warnWithoutName } from '../shared/react/warn-without-name.ts';
import * as controlStyles from './controls/carousel-controls.css.ts';
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

export interface CarouselProps extends HTMLAttributes<HTMLElement> {
  /** Accessible name, what the slides are: "What our clients say". */
  label: string;
  /**
   * How it moves. `cards`: one in view, two from 640 px of the page, three from 1024. `people`: one, three from 768 px,
   * and it wraps. `offers`: one, every five seconds, and it wraps; a second press during a move is ignored. `hero`: the
   * opening of a page, slides that with their controls fill the window and fade every six seconds; without slides it
   * renders nothing. A page that shows something over the end of a hero sets `--jyoti-below-hero` to the height of
   * that. Other props replace those of the variant. @default "plain"
   */
  variant?: keyof typeof variants;
  /** How many slides are in view, by the width of the page. With `transition="fade"` it is one. @default { base: 1 } */
  perView?: PerView;
  /** Whether the first slide follows the last. @default false */
  wrap?: boolean;
  /**
   * How long a slide is shown before the carousel advances, ms; 0 never. Autoplay stops permanently
   * when something in it receives focus or the user moves it, pauses while a pointer is over it,
   * and does not start with reduced motion or reduced data.
   * @default 0
   */
  autoAdvance?: number;
  /** `fade`: slides of one height, stacked on top of each other. @default "slide" */
  transition?: 'slide' | 'fade';
  /** Time after a move during which further moves are ignored, ms. @default 0 */
  lock?: number;
  /** Content in the row of the controls: a line of facts under a hero. */
  bar?: ReactNode;
  /** Whether the slides of a hero begin at the top of the window, behind the Header. @default false */
  behindHeader?: boolean;
  /** The group in view, counted from 0 (controlled). `undefined` makes the component uncontrolled. */
  position?: number;
  /** The group in view at first (uncontrolled). @default 0 */
  defaultPosition?: number;
  /** Called with the new group, counted from 0, when a move starts. */
  onPositionChange?: (position: number) => void;
  /** Classes of its parts: the row of controls, what shows the slides, the track that they are in. */
  classNames?: ClassNames<'row' | 'viewport' | 'track'>;
  /** CarouselSlides. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

type Movement = Pick<CarouselProps, 'perView' | 'wrap' | 'autoAdvance' | 'transition' | 'lock'>;

const variants = {
  plain: {},
  cards: { perView: { base: 1, 640: 2, 1024: 3 } },
  people: { perView: { base: 1, 768: 3 }, wrap: true },
  offers: { wrap: true, autoAdvance: 5000, lock: 500 },
  hero: { wrap: true, autoAdvance: 6000, transition: 'fade' },
} satisfies Record<string, Movement>;

const onePerView: PerView = { base: 1 };

/** Slides of which one or a few are in view. */
export function Carousel({ variant = 'plain', ...rest }: CarouselProps) {
  if (variant === 'hero' && flatChildren(rest.children).length === 0) return null;
  return <Slides {...variants[variant]} {...rest} isHero={variant === 'hero'} />;
}

function Slides({
  label,
  perView: perViewProp = onePerView,
  wrap = false,
  autoAdvance = 0,
  transition = 'slide',
  lock = 0,
  bar,
  behindHeader = false,
  isHero,
  position: positionProp,
  defaultPosition = 0,
  onPositionChange,
  className,
  classNames,
  style,
  children,
  ref,
  onFocus,
  ...rest
}: Omit<CarouselProps, 'variant'> & { isHero: boolean }) {
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
  // What it saw before slides were removed says nothing of those that are left.
  const isKnown = seen?.some((index) => index < count) ?? false;
  const inView = isFade ? [position] : isKnown ? seen : undefined;
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
      className={clsx(
        styles.carousel,
        isHero && hero.hero,
        isHero && behindHeader && hero.behindHeader,
        className,
      )}
      style={{ ...shares, ...style }}
      data-part="carousel"
      data-state={isRotating ? 'rotating' : 'still'}
      data-calm={carousel.reducesMotion || undefined}
    >
      {(most > 1 || bar !== undefined) && (
        <div
          className={clsx(controlStyles.row, classNames?.row)}
          data-part="carousel-row"
          data-absent={bar === undefined ? allInViewAt : undefined}
        >
          {most > 1 && (
            <CarouselControls
              controls={id}
              dots={dots}
              absentAt={allInViewAt}
              rotates={autoAdvance > 0}
              carousel={carousel}
            />
          )}
          {bar !== undefined && <div className={controlStyles.bar}>{bar}</div>}
        </div>
      )}
      <div
        ref={setViewport}
        id={id}
        className={clsx(styles.viewport, classNames?.viewport)}
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
        <div className={clsx(styles.track[transition], classNames?.track)}>
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
          <div className={styles.ruler} aria-hidden="true" data-part="carousel-ruler">
            {slides.map((slide) => (
              <span key={slide.key} className={styles.mark} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
