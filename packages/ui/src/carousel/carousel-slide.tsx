import { clsx } from 'clsx';
import { createContext, use, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import { carouselStrings } from '../messages.generated/en/components/Carousel.ts';
import * as styles from './carousel.css.ts';

interface SlidePlace {
  /** Counted from 1. */
  n: number;
  count: number;
  isInView: boolean;
  /** Breakpoints at which it is out of view in the first frame. */
  absentAt: string | undefined;
}

/** Position of a slide in the Carousel around it. */
export const SlideContext = createContext<SlidePlace | undefined>(undefined);

export interface CarouselSlideProps extends HTMLAttributes<HTMLDivElement> {
  /**
   * Accessible name of the slide, read after its number: "2 of 7: Dr. Raghav Shastri". Leave out if a heading in it has
   * that text.
   */
  name?: string;
  /** The content of the slide. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** One slide of a Carousel. */
export function CarouselSlide({ name, className, children, ...rest }: CarouselSlideProps) {
  const strings = useStrings(carouselStrings);
  const place = use(SlideContext);
  if (!place) throw new Error('CarouselSlide is outside of a Carousel');
  const { n, count, isInView, absentAt } = place;
  return (
    <div
      {...rest}
      role="group"
      aria-roledescription={strings.slide}
      aria-label={
        name === undefined ? strings.nth({ n, count }) : strings.nthNamed({ n, count, name })
      }
      inert={!isInView}
      className={clsx(styles.slide, className)}
      data-part="carousel-slide"
      data-state={isInView ? 'in-view' : 'out-of-view'}
      data-absent={absentAt}
    >
      {children}
    </div>
  );
}
