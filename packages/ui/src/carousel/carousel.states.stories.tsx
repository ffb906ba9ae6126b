import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { heroSlides, offerSlides, quotes } from './carousel.samples.tsx';
import { Carousel } from './index.ts';

const meta = {
  title: 'Components/Content/Carousel',
  component: Carousel,
  tags: ['visual'],
  args: { label: 'Clients', children: null },
  parameters: { chromatic: { modes: modes.everyState, pauseAnimationAtEnd: true } },
} satisfies Meta<typeof Carousel>;

export default meta;

/** Long enough that no screenshot is taken during a move. */
const AN_HOUR = 3_600_000;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '3rem', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Carousel label="At its first position" perView={{ base: 1, 640: 2, 1024: 3 }}>
        {quotes()}
      </Carousel>
      <Carousel label="Moves by itself" wrap autoAdvance={AN_HOUR}>
        {offerSlides()}
      </Carousel>
      <Carousel
        label="Fades, with a bar"
        transition="fade"
        wrap
        autoAdvance={AN_HOUR}
        bar="Trusted by 50,000+ clients"
      >
        {heroSlides()}
      </Carousel>
      <Carousel label="All in view on a wide page" perView={{ base: 1, 640: 3 }}>
        {quotes(3)}
      </Carousel>
      <Carousel label="One slide">{quotes(1)}</Carousel>
      <Carousel label="Right to left" dir="rtl" perView={{ base: 1, 640: 2 }}>
        {quotes(4)}
      </Carousel>
    </div>
  ),
};
