import { createContext, use } from 'react';

export interface SlidePlace {
  /** Counted from 1. */
  n: number;
  count: number;
  isInView: boolean;
  /** Breakpoints at which it is out of view in the first frame. */
  absentAt: string | undefined;
}

export const SlideContext = createContext<SlidePlace | undefined>(undefined);

/** Position of a slide in the Carousel around it. */
export function useSlidePlace(): SlidePlace {
  const place = use(SlideContext);
  if (!place) throw new Error('CarouselSlide is outside of a Carousel');
  return place;
}
