import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import { Accordion, AccordionItem } from '../accordion/index.ts';
import { inEnglish } from '../../test/plays.ts';
import { customSheet } from '../../test/state-sheet.tsx';
import { Stack, Text } from '../layout/index.ts';
import { TestimonialCard } from '../recipes/testimonial-card/index.ts';
import { heroSlides, offerSlides, quotes } from './carousel.samples.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../tabs/index.ts';
import { Carousel, CarouselSlide } from './index.ts';

const meta = {
  title: 'Components/Content/Carousel',
  excludeStories: /Example$/,
  component: Carousel,
  subcomponents: { CarouselSlide },
  args: {
    label: 'What our clients say',
    variant: 'cards',
    onPositionChange: fn(),
    children: quotes(),
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

const slidesIn = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLElement>('[data-part="carousel-slide"]'),
];

/** Which slides are in view by their positions on the screen, and which can be focused. */
function viewOf(root: HTMLElement) {
  const view = root.querySelector('[data-part="carousel-viewport"]')!.getBoundingClientRect();
  const slides = slidesIn(root);
  const seen = slides.flatMap((slide, index) => {
    const { left, right } = slide.firstElementChild!.getBoundingClientRect();
    return right > view.left + 1 && left < view.right - 1 ? [index] : [];
  });
  return { seen, reachable: slides.flatMap((slide, index) => (slide.inert ? [] : [index])) };
}

const bothAre = (slides: number[]) => ({ seen: slides, reachable: slides });
const cardsThatFit = () => (window.innerWidth >= 1024 ? 3 : window.innerWidth >= 640 ? 2 : 1);

/** Cards: as many as fit; the whole group moves, and slides out of view are inert. */
export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, canvasElement, userEvent, args }) => {
    const fit = cardsThatFit();
    const first = Array.from({ length: fit }, (_, index) => index);
    await waitFor(() => expect(viewOf(canvasElement)).toEqual(bothAre(first)));
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await expect(args.onPositionChange).toHaveBeenCalledWith(1);
    const second = first.map((index) => index + fit);
    await waitFor(() => expect(viewOf(canvasElement)).toEqual(bothAre(second)));
    await userEvent.click(canvas.getAllByRole('button', { name: /^Slides? / }).at(-1)!);
    const last = first.map((index) => 7 - fit + index);
    await waitFor(() => expect(viewOf(canvasElement)).toEqual(bothAre(last)));
  }),
};

/** The top of a home page. */
export const Hero: Story = {
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Welcome',
    variant: 'hero',
    children: heroSlides('observatory'),
    bar: (
      <p>
        Trusted by <b>50,000+</b> clients
      </p>
    ),
  },
};

export const HeroTest: Story = {
  ...Hero,
  tags: ['!dev'],
  name: 'Hero: a slide is as tall as the window, with the controls on the first screen; slides fade for a second [S0-169] [S0-170]',
  play: inEnglish(async ({ canvasElement, canvas, userEvent }) => {
    const slides = slidesIn(canvasElement);
    for (const slide of slides)
      await expect(slide.getBoundingClientRect().height).toBe(window.innerHeight);
    const row = canvasElement.querySelector('[data-part="carousel-row"]')!;
    await expect(Math.round(row.getBoundingClientRect().bottom)).toBe(window.innerHeight);
    const { transitionProperty, transitionDuration } = getComputedStyle(slides[0]!);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(transitionProperty.split(', ')[0]).toBe(isStill ? 'none' : 'opacity');
    await expect(transitionDuration.split(', ')[0]).toBe(isStill ? '0s' : '1s');
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await waitFor(() => expect(getComputedStyle(slides[1]!).opacity).toBe('1'), { timeout: 3000 });
    await waitFor(() => expect(getComputedStyle(slides[0]!).visibility).toBe('hidden'), {
      timeout: 3000,
    });
    // The user moved it, so autoplay has stopped.
    await expect(canvas.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  }),
};

/** Offers, one at a time, every five seconds. */
export const Offers: Story = {
  args: { label: 'Special offers', variant: 'offers', children: offerSlides() },
};

/** One person, or three from 768 px on; after the last comes the first. */
export const PeopleTest: Story = {
  tags: ['!dev'],
  args: { label: 'Astrologers', variant: 'people' },
  play: inEnglish(async ({ canvas, canvasElement, userEvent }) => {
    const fit = window.innerWidth >= 768 ? 3 : 1;
    await waitFor(() => expect(viewOf(canvasElement).reachable).toHaveLength(fit));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    const last = fit === 3 ? [0, 1, 6] : [6];
    await waitFor(() => expect(viewOf(canvasElement)).toEqual(bothAre(last)));
  }),
};

/** The first frame is the server's, and hydration moves neither slides nor dots. */
export const FirstFrameTest: Story = {
  tags: ['!dev'],
  render: () => <div data-host />,
  play: async ({ canvasElement, args }) => {
    const host = canvasElement.querySelector('[data-host]')!;
    const subject = <Carousel {...args} wrap onPositionChange={() => undefined} />;
    host.innerHTML = renderToString(subject);
    const boxes = () =>
      [...host.querySelectorAll('button, [data-part="carousel-slide"]')].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
      });
    const before = boxes();
    await expect(before.filter(([, , width]) => width! > 0).length).toBeGreaterThan(3);
    const root = hydrateRoot(host, subject);
    // IntersectionObserver reports after a paint, which is late on a busy machine.
    await waitFor(() => expect(host.querySelector('[data-measured]')).not.toBeNull(), {
      timeout: 30_000,
    });
    await waitFor(() => expect(viewOf(canvasElement).reachable).toHaveLength(cardsThatFit()));
    // Slides beyond the end are positioned as wrapping needs them.
    const inFrame = (all: number[][]) =>
      all.filter(([x, , width]) => width! > 0 && x! >= 0 && x! < window.innerWidth);
    await expect(inFrame(boxes())).toEqual(inFrame(before));
    root.unmount();
  },
};

export const RightToLeftTest: Story = {
  tags: ['!dev'],
  args: { dir: 'rtl', lang: 'ur', label: 'رائے', variant: 'plain' },
  play: inEnglish(async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(viewOf(canvasElement)).toEqual(bothAre([0])));
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await waitFor(() => expect(viewOf(canvasElement)).toEqual(bothAre([1])));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(viewOf(canvasElement)).toEqual(bothAre([2])));
  }),
};

const threeSlides = (
  <Carousel label="Reviews">
    {['One', 'Two', 'Three'].map((name) => (
      <CarouselSlide key={name}>
        <div>{name}</div>
      </CarouselSlide>
    ))}
  </Carousel>
);

/** Shown, a slide is as wide as the view, and it moves by one. */
const movesOnceShown = (show: { role: 'tab' | 'button'; name: string }) =>
  inEnglish(
    async ({ canvas, canvasElement, userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
      await userEvent.click(canvas.getByRole(show.role, { name: show.name }));
      await waitFor(() => expect(viewOf(canvasElement)).toEqual(bothAre([0])));
      const view = canvasElement.querySelector('[data-part="carousel-viewport"]')!;
      await expect(slidesIn(canvasElement)[0]!.firstElementChild!.clientWidth).toBe(
        view.clientWidth,
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
      await waitFor(() => expect(viewOf(canvasElement)).toEqual(bothAre([1])));
    },
  );

/** In a panel that is hidden at first it has no size. */
export const InAHiddenPanelTest: Story = {
  tags: ['!dev'],
  render: () => (
    <Tabs label="Parts" defaultValue="text" keepMounted>
      <TabList>
        <Tab value="text">Text</Tab>
        <Tab value="slides">Slides</Tab>
      </TabList>
      <TabPanel value="text">Text</TabPanel>
      <TabPanel value="slides">{threeSlides}</TabPanel>
    </Tabs>
  ),
  play: movesOnceShown({ role: 'tab', name: 'Slides' }),
};

export const InAClosedAccordionTest: Story = {
  tags: ['!dev'],
  render: () => (
    <Accordion headingLevel={3}>
      <AccordionItem value="slides" title="What our clients say">
        {threeSlides}
      </AccordionItem>
    </Accordion>
  ),
  play: movesOnceShown({ role: 'button', name: 'What our clients say' }),
};

/** Long words at 320 px: nothing is wider than the page, seven dots wrap to the next line. */
export const LongHindiTest: Story = {
  tags: ['!dev'],
  globals: { language: 'hi' },
  args: {
    label: 'हमारे ग्राहकों के अनुभव',
    lang: 'hi',
    variant: 'plain',
    autoAdvance: 60_000,
    children: ['सम्पूर्ण', 'जन्मकुंडली', 'विश्लेषणात्मक', 'ज्योतिषशास्त्र', 'पंचांग', 'अष्टकूट', 'महादशा'].map(
      (word) => (
        <CarouselSlide key={word}>
          <p>{word} जन्मकुंडलीविश्लेषण सरल भाषा में, बिना डर के।</p>
        </CarouselSlide>
      ),
    ),
    style: { inlineSize: '288px' },
  },
  play: async ({ canvasElement }) => {
    const carousel = canvasElement.querySelector('[data-part="carousel"]')!;
    await expect(carousel.scrollWidth).toBeLessThanOrEqual(288);
  },
};

/** Long enough that no screenshot is taken during a move. */
const still = { autoAdvance: 3_600_000 };

export const AllStates = customSheet(() => (
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

const clients = [
  ['Kavya Menon', 'She explained the chart in plain words and told me what it leaves open.'],
  ['Imran Qureshi', 'Short and polite. I read it to my father on the phone.'],
  ['Harpreet Gill', 'The panchang is right for Amritsar, to the minute.'],
] as const;

/** Do: Things of one kind. A reader who sees only the first has missed nothing important. */
export const AnyOneWillDoExample = () => (
  <Carousel label="What our clients say">
    {clients.map(([name, quote]) => (
      <CarouselSlide key={name} name={name}>
        <TestimonialCard name={name} quote={quote} location="Kochi" rating={5} as="div" />
      </CarouselSlide>
    ))}
  </Carousel>
);

const steps = [
  ['Choose a ceremony', 'Each page says how long it takes and what it costs.'],
  ['Pick a date', 'We suggest days that suit the ceremony.'],
  ['Pay half in advance', 'You pay the rest on the day.'],
] as const;

/** Don’t: Steps that everybody needs. Most people will see only the first; use a [List](list.md) of `steps`. */
export const AllAreNeededExample = () => (
  <Carousel label="How to book a ceremony">
    {steps.map(([title, text]) => (
      <CarouselSlide key={title} name={title}>
        <Stack gap="x2">
          <Text weight="strong">{title}</Text>
          <Text>{text}</Text>
        </Stack>
      </CarouselSlide>
    ))}
  </Carousel>
);
