import { test } from 'vitest';
import { CardCarousel, HeroCarousel, OfferCarousel, PeopleCarousel } from './index.ts';

test('each has a name, and none gives up how it moves', () => {
  // @ts-expect-error: a hero has a name
  void (<HeroCarousel>slides</HeroCarousel>);
  // @ts-expect-error: cards have a name
  void (<CardCarousel>slides</CardCarousel>);
  // @ts-expect-error: people have a name
  void (<PeopleCarousel>slides</PeopleCarousel>);
  // @ts-expect-error: offers have a name
  void (<OfferCarousel>slides</OfferCarousel>);
  void (
    (
      // @ts-expect-error: for another pace, use Carousel itself
      <OfferCarousel label="Offers" autoAdvance={100}>
        slides
      </OfferCarousel>
    )
  );
});
