import { expectTypeOf, test } from 'vitest';
import { Carousel, type CarouselProps, type PerView } from './index.ts';

test('a carousel without a name does not compile', () => {
  // @ts-expect-error: several on one page are told apart by their names
  void (<Carousel>…</Carousel>);
  // @ts-expect-error: a number of slides for the narrowest page comes first
  const perView: PerView = { 640: 2 };
  void perView;
  expectTypeOf<CarouselProps['transition']>().toEqualTypeOf<'slide' | 'fade' | undefined>();
});
