import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import { useSlidePlace } from './carousel-context.ts';
import * as styles from './carousel.css.ts';
import { carouselStrings } from '../messages.generated/en/components/Carousel.ts';

export interface CarouselSlideProps extends HTMLAttributes<HTMLDivElement> {
  /**
   * Accessible name of the slide, read after its number: "2 of 7: Dr. Raghav Shastri". Leave out if a heading in it has
   * that text.
   */
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
