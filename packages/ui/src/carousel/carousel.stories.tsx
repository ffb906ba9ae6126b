import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { heroSlides, offerSlides, quotes } from './carousel.samples.tsx';
import { Carousel, CarouselSlide } from './index.ts';

const meta = {
  title: 'Components/Content/Carousel',
  component: Carousel,
  tags: ['status:ready'],
  args: {
    label: 'What our clients say',
    perView: { base: 1, 640: 2, 1024: 3 },
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

/** As many cards as fit; the whole group moves, and slides out of view are inert. */
export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, canvasElement, userEvent, args }) => {
    const fit = window.innerWidth >= 1024 ? 3 : window.innerWidth >= 640 ? 2 : 1;
    const first = Array.from({ length: fit }, (_, index) => index);
    await waitFor(() => expect(viewOf(canvasElement)).toEqual({ seen: first, reachable: first }));
    await expect(canvas.getByRole('button', { name: 'Previous slide' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await expect(args.onPositionChange).toHaveBeenCalledWith(1);
    const second = first.map((index) => index + fit);
    await waitFor(() => expect(viewOf(canvasElement)).toEqual({ seen: second, reachable: second }));
    await userEvent.click(canvas.getAllByRole('button', { name: /^Slides? / }).at(-1)!);
    const last = first.map((index) => 7 - fit + index);
    await waitFor(() => expect(viewOf(canvasElement)).toEqual({ seen: last, reachable: last }));
    await expect(canvas.getByRole('button', { name: 'Next slide' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  }),
};

/**
 * A cross-fade of one second every six seconds, in a loop, with facts in the row of the controls.
 */
export const Hero: Story = {
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Welcome',
    transition: 'fade',
    wrap: true,
    autoAdvance: 6000,
    lock: 1000,
    children: heroSlides(),
    style: { minBlockSize: '28rem', padding: '0 1.5rem 1rem' },
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
  play: inEnglish(async ({ canvas, userEvent, canvasElement }) => {
    const [first, second] = slidesIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await waitFor(() => expect(getComputedStyle(second!).opacity).toBe('1'), { timeout: 3000 });
    await expect(first).toHaveAttribute('inert');
    await waitFor(() => expect(getComputedStyle(first!).visibility).toBe('hidden'), {
      timeout: 3000,
    });
    // The user moved it, so autoplay has stopped.
    await expect(canvas.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  }),
};

/** Every five seconds, one at a time; a second move is ignored for half a second. */
export const Offers: Story = {
  args: {
    label: 'Special offers',
    perView: { base: 1 },
    wrap: true,
    autoAdvance: 5000,
    lock: 500,
    children: offerSlides(),
  },
};

export const OffersTest: Story = {
  ...Offers,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent, args }) => {
    const next = canvas.getByRole('button', { name: 'Next slide' });
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(args.onPositionChange).toHaveBeenCalledOnce();
    await waitFor(
      async () => {
        await userEvent.click(next);
        await expect(args.onPositionChange).toHaveBeenCalledTimes(2);
      },
      { interval: 100 },
    );
  }),
};

/** One card, or three from 768 px on; after the last comes the first. */
export const Astrologers: Story = {
  tags: ['!dev'],
  args: { label: 'Astrologers', perView: { base: 1, 768: 3 }, wrap: true },
  play: inEnglish(async ({ canvas, canvasElement, userEvent }) => {
    const fit = window.innerWidth >= 768 ? 3 : 1;
    await waitFor(() => expect(viewOf(canvasElement).reachable).toHaveLength(fit));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    const last = fit === 3 ? [0, 1, 6] : [6];
    await waitFor(() => expect(viewOf(canvasElement)).toEqual({ seen: last, reachable: last }));
  }),
};

/** The first frame is the server's, and hydration moves neither slides nor dots. */
export const FirstFrame: Story = {
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
    const fit = window.innerWidth >= 1024 ? 3 : window.innerWidth >= 640 ? 2 : 1;
    await waitFor(() => expect(viewOf(canvasElement).reachable).toHaveLength(fit));
    // Slides beyond the end are positioned as wrapping needs them.
    const inFrame = (all: number[][]) =>
      all.filter(([x, , width]) => width! > 0 && x! >= 0 && x! < window.innerWidth);
    await expect(inFrame(boxes())).toEqual(inFrame(before));
    root.unmount();
  },
};

/** All in view, so there are no controls from 1024 px on. */
export const AllInView: Story = { args: { children: quotes(3) } };

/** One slide has no controls. */
export const OneSlide: Story = {
  args: { children: quotes(1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  args: { dir: 'rtl', lang: 'ur', label: 'رائے', perView: { base: 1 } },
  play: inEnglish(async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(viewOf(canvasElement)).toEqual({ seen: [0], reachable: [0] }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await waitFor(() => expect(viewOf(canvasElement)).toEqual({ seen: [1], reachable: [1] }));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(viewOf(canvasElement)).toEqual({ seen: [2], reachable: [2] }));
  }),
};

/** Long words at 320 px: nothing is wider than the page, seven dots wrap to the next line. */
export const LongHindi: Story = {
  globals: { language: 'hi' },
  args: {
    label: 'हमारे ग्राहकों के अनुभव',
    lang: 'hi',
    perView: { base: 1 },
    autoAdvance: 60_000,
    children: ['सम्पूर्ण', 'जन्मकुंडली', 'विश्लेषणात्मक', 'ज्योतिषशास्त्र', 'पंचांग', 'अष्टकूट', 'महादशा'].map(
      (word) => (
        <CarouselSlide key={word}>
          <p>{word} जन्मकुंडलीविश्लेषण सरल भाषा में, बिना डर के।</p>
        </CarouselSlide>
      ),
    ),
  },
  decorators: [
    (Story) => (
      <div data-narrow style={{ inlineSize: '288px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const narrow = canvasElement.querySelector('[data-narrow]')!;
    await expect(narrow.scrollWidth).toBeLessThanOrEqual(288);
  },
};
