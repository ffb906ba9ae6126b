import { drawnSheet } from '../../test/state-sheet.tsx';
import { Stack } from '../layout/index.ts';
import { heroSlides, offerSlides, quotes } from './carousel.samples.tsx';
import { Carousel } from './index.ts';

export default { title: 'Components/Content/Carousel', tags: ['visual'] };

/** Long enough that no screenshot is taken during a move. */
const still = { autoAdvance: 3_600_000 };

export const AllStates = drawnSheet(() => (
  <Stack gap="x7">
    <Carousel variant="cards" label="Cards">
      {quotes()}
    </Carousel>
    <Carousel variant="people" label="People, all in view on a wide page">
      {quotes(3)}
    </Carousel>
    <Carousel variant="offers" label="Offers" {...still}>
      {offerSlides()}
    </Carousel>
    <Carousel label="One slide">{quotes(1)}</Carousel>
    <Carousel label="Right to left" dir="rtl" perView={{ base: 1, 640: 2 }}>
      {quotes(4)}
    </Carousel>
    <Carousel variant="hero" label="Hero" bar="Trusted by 50,000+ clients" {...still}>
      {heroSlides('observatory')}
    </Carousel>
  </Stack>
));
