import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import { useSlidePlace } from './carousel-context.ts';
import * as styles from './carousel.css.ts';
import { carouselStrings } from './carousel.strings.ts';

export interface CarouselSlideProps extends HTMLAttributes<HTMLDivElement> {
  /** What the slide is called, read after its number: "2 of 7: Dr. Raghav Shastri". Leave out where a heading in it says so. */
  name?: string;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** One slide of a Carousel. */
export function CarouselSlide({ name, className, children, ...rest }: CarouselSlideProps) {
  const strings = useStrings(carouselStrings);
  const { n, count, isInView, absentAt } = useSlidePlace();
  return (
    <div
      {...rest}
      role="group"
      aria-roledescription={strings.slide}
      aria-label={strings.nth(n, count, name)}
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
