import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { heroSlides, offerSlides, quotes } from '../carousel/carousel.samples.tsx';
import { astrologers } from './carousels.samples.tsx';
import {
  CardCarousel,
  CarouselSlide,
  HeroCarousel,
  OfferCarousel,
  PeopleCarousel,
} from './index.ts';

const meta = {
  title: 'Components/Content/Carousels',
  component: CardCarousel,
  subcomponents: { HeroCarousel, PeopleCarousel, OfferCarousel },
  tags: ['status:ready'],
  args: { label: 'What our clients say', children: quotes() },
} satisfies Meta<typeof CardCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

const focusable = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('[data-part="carousel-slide"]')].filter(
    (slide) => !slide.inert,
  ).length;

/** Cards: as many as fit. */
export const Default: Story = {
  play: inEnglish(async ({ canvasElement, canvas }) => {
    const fit = window.innerWidth >= 1024 ? 3 : window.innerWidth >= 640 ? 2 : 1;
    await waitFor(() => expect(focusable(canvasElement)).toBe(fit));
    await expect(canvas.getByRole('button', { name: 'Previous slide' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  }),
};

/** The top of a home page. */
export const Hero: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <HeroCarousel
      label="Welcome"
      bar={
        <p>
          Trusted by <b>50,000+</b> clients
        </p>
      }
    >
      {heroSlides()}
    </HeroCarousel>
  ),
};

export const HeroTest: Story = {
  ...Hero,
  tags: ['!dev'],
  name: 'Hero: a slide is as tall as the window, with the controls on the first screen; slides fade for a second [S0-169] [S0-170]',
  play: inEnglish(async ({ canvasElement, canvas, userEvent }) => {
    const slides = [...canvasElement.querySelectorAll('[data-part="carousel-slide"]')];
    const heightOf = (element: Element | null) => element!.getBoundingClientRect().height;
    for (const slide of slides) await expect(heightOf(slide)).toBe(window.innerHeight);
    const row = canvasElement.querySelector('[data-part="carousel-row"]')!;
    await expect(Math.round(row.getBoundingClientRect().bottom)).toBe(window.innerHeight);
    const { transitionProperty, transitionDuration } = getComputedStyle(slides[0]!);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(transitionProperty.split(', ')[0]).toBe(isStill ? 'none' : 'opacity');
    await expect(transitionDuration.split(', ')[0]).toBe(isStill ? '0s' : '1s');
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    // During the cross-fade both slides are visible.
    await waitFor(() => {
      const opacity = Number(getComputedStyle(slides[1]!).opacity);
      return expect(opacity > 0).toBe(true);
    });
    await waitFor(() => expect(getComputedStyle(slides[1]!).opacity).toBe('1'), { timeout: 3000 });
  }),
};

/** People to choose from. */
export const People: Story = {
  render: () => (
    <PeopleCarousel label="Meet our expert astrologers">{astrologers()}</PeopleCarousel>
  ),
  play: async ({ canvasElement }) => {
    const fit = window.innerWidth >= 768 ? 3 : 1;
    await waitFor(() => expect(focusable(canvasElement)).toBe(fit));
  },
};

/** Offers that are shown one at a time, each with its last day. */
export const Offers: Story = {
  render: () => <OfferCarousel label="Special Offers">{offerSlides()}</OfferCarousel>,
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pause the slides' })).toBeVisible();
  }),
};

/** One hero slide: no controls, and its bar stays. */
export const OneSlide: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <HeroCarousel label="Welcome" bar="Trusted by 50,000+ clients">
      {heroSlides().slice(0, 1)}
    </HeroCarousel>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Trusted by 50,000+ clients')).toBeVisible();
  },
};

/** Long words at 320 px: nothing is wider than the page. */
export const LongHindi: Story = {
  globals: { language: 'hi' },
  args: {
    label: 'हमारे ग्राहकों के अनुभव',
    lang: 'hi',
    children: ['सम्पूर्ण', 'विश्लेषणात्मक', 'ज्योतिषशास्त्र', 'अष्टकूट'].map((word) => (
      <CarouselSlide key={word}>
        <p>{word} जन्मकुंडलीविश्लेषण सरल भाषा में, बिना डर के।</p>
      </CarouselSlide>
    )),
  },
  decorators: [
    (Story) => (
      <div data-testid="narrow" style={{ inlineSize: '288px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('narrow').scrollWidth).toBeLessThanOrEqual(288);
  },
};

/** For the guide: quotes that do not move automatically. */
export const QuotesWithoutAutoplay: Story = { tags: ['!dev'], args: { children: quotes(4) } };

/** For the guide, as a "don't": quotes that advance while they are read. */
export const QuotesWithAutoplay: Story = {
  tags: ['!dev'],
  render: () => <OfferCarousel label="What our clients say">{quotes(4)}</OfferCarousel>,
};
