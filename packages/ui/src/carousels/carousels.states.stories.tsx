import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { heroSlides, offerSlides, quotes } from '../carousel/carousel.samples.tsx';
import { Stack } from '../layout/index.ts';
import { astrologers } from './carousels.samples.tsx';
import { CardCarousel, HeroCarousel, OfferCarousel, PeopleCarousel } from './index.ts';

const meta = {
  title: 'Components/Content/Carousels',
  component: CardCarousel,
  tags: ['visual'],
  args: { label: 'Clients', children: null },
  // Two of them advance automatically: the screenshot is taken once they are paused.
  parameters: { chromatic: { modes: modes.everyState, pauseAnimationAtEnd: true } },
} satisfies Meta<typeof CardCarousel>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap="x7">
      <CardCarousel label="Cards">{quotes()}</CardCarousel>
      <CardCarousel label="Cards, all in view on a wide page">{quotes(3)}</CardCarousel>
      <PeopleCarousel label="People">{astrologers()}</PeopleCarousel>
      <OfferCarousel label="Offers">{offerSlides()}</OfferCarousel>
      <HeroCarousel label="Hero" bar="Trusted by 50,000+ clients">
        {heroSlides()}
      </HeroCarousel>
    </Stack>
  ),
};
