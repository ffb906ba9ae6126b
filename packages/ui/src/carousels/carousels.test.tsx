import { act, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mockLayout, mockMedia } from '../../test/browser.ts';
import { behavesAsComponent } from '../../test/contract.tsx';
import { button, click, shown, wait } from '../carousel/carousel.probe.tsx';
import { heroSlides, offerSlides, quotes } from '../carousel/carousel.samples.tsx';
import { CardCarousel, HeroCarousel, OfferCarousel, PeopleCarousel } from './index.ts';

/** Mocks a page width and the widths of slides for a number of slides in view. */
function onPage(width: number, inView: number) {
  vi.useFakeTimers();
  mockMedia({ width });
  const view = 900;
  return mockLayout({
    selector: '[data-part="carousel-slide"]',
    size: view / inView,
    view,
  });
}

const dots = () =>
  within(screen.getByRole('group', { name: 'Choose a slide' })).getAllByRole('button');
const dotsInView = (at: string) =>
  dots().filter((dot) => !dot.getAttribute('data-absent')?.split(' ').includes(at));
const current = () => dots().find((dot) => dot.hasAttribute('aria-current'));

beforeEach(() => {
  mockMedia();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const position = (to: number, name: string) => ({
  prop: 'position',
  defaultProp: 'defaultPosition',
  onChange: 'onPositionChange',
  from: 0,
  to,
  change: async () => click(name),
  shown: () => dots().indexOf(current()!),
});

describe('HeroCarousel', () => {
  behavesAsComponent(HeroCarousel, {
    props: { label: 'Welcome', children: heroSlides() },
    state: position(1, 'Next slide'),
  });

  test('advances every 6 seconds and wraps around [S0-171] [S0-172]', async () => {
    vi.useFakeTimers();
    render(<HeroCarousel label="Welcome">{heroSlides()}</HeroCarousel>);
    await wait(5999);
    expect(shown()).toEqual([0]);
    await wait(1);
    expect(shown()).toEqual([1]);
    await wait(12_000);
    expect(shown()).toEqual([0]);
  });

  test('Previous on the first slide goes to the last [S0-172]', () => {
    render(<HeroCarousel label="Welcome">{heroSlides()}</HeroCarousel>);
    click('Previous slide');
    expect(shown()).toEqual([2]);
    click('Next slide');
    expect(shown()).toEqual([0]);
  });

  test('has arrows with more than one slide, and none with one [S0-173] [S0-174]', () => {
    const { rerender } = render(
      <HeroCarousel label="Welcome">{heroSlides().slice(0, 2)}</HeroCarousel>,
    );
    expect(button('Previous slide')).toBeVisible();
    expect(button('Next slide')).toBeVisible();
    rerender(<HeroCarousel label="Welcome">{heroSlides().slice(0, 1)}</HeroCarousel>);
    expect(screen.queryByRole('button')).toBeNull();
    expect(shown()).toEqual([0]);
  });

  test('without slides it renders nothing, not even its bar [S0-178]', () => {
    const { container } = render(
      <HeroCarousel label="Welcome" bar="Trusted by 50,000+ clients">
        {[]}
      </HeroCarousel>,
    );
    expect(container).toBeEmptyDOMElement();
  });

  test('has no autoplay with prefers-reduced-motion @wcag:2.3.3', async () => {
    mockMedia({ reducedMotion: true });
    vi.useFakeTimers();
    render(<HeroCarousel label="Welcome">{heroSlides()}</HeroCarousel>);
    await wait(20_000);
    expect(shown()).toEqual([0]);
  });

  test('can be paused @wcag:2.2.2', async () => {
    vi.useFakeTimers();
    render(<HeroCarousel label="Welcome">{heroSlides()}</HeroCarousel>);
    click('Pause the slides');
    await wait(20_000);
    expect(shown()).toEqual([0]);
  });
});

describe('CardCarousel', () => {
  behavesAsComponent(CardCarousel, {
    props: { label: 'Clients', children: quotes() },
    state: position(1, 'Next slide'),
  });

  test.each([
    [639, 'base', 1, 7],
    [640, '640', 2, 4],
    [1023, '768', 2, 4],
    [1024, '1024', 3, 3],
  ] as const)(
    'at %d px (%s) %d cards are in view, and %d dots go to groups of them [S0-195] [S0-196] [S0-197] [S0-201]',
    async (width, at, inView, groups) => {
      onPage(width, inView);
      render(<CardCarousel label="Clients">{quotes()}</CardCarousel>);
      await wait(100);
      const root = screen.getByRole('region', { name: 'Clients' });
      expect(root.style.getPropertyValue(`--jyoti-carousel-per-view-${at}`)).toBe(String(inView));
      expect(dotsInView(at)).toHaveLength(groups);
      act(() => dotsInView(at)[1]!.click());
      await wait(2000);
      expect(current()).toHaveAccessibleName(
        inView === 1 ? 'Slide 2 of 7' : `Slides ${inView + 1} to ${2 * inView} of 7`,
      );
    },
  );

  test('does not wrap [S0-198] [S0-199] [S0-200]', async () => {
    onPage(1280, 3);
    render(<CardCarousel label="Clients">{quotes()}</CardCarousel>);
    await wait(100);
    expect(button('Previous slide')).toHaveAttribute('aria-disabled', 'true');
    click('Previous slide');
    await wait(2000);
    expect(current()).toHaveAccessibleName('Slides 1 to 3 of 7');
    click('Next slide');
    await wait(2000);
    expect(button('Previous slide')).not.toHaveAttribute('aria-disabled');
    click('Next slide');
    await wait(2000);
    expect(button('Next slide')).toHaveAttribute('aria-disabled', 'true');
    click('Next slide');
    await wait(2000);
    expect(current()).toHaveAccessibleName('Slides 5 to 7 of 7');
  });

  test('has no autoplay', async () => {
    onPage(1280, 3);
    render(<CardCarousel label="Clients">{quotes()}</CardCarousel>);
    await wait(60_000);
    expect(current()).toHaveAccessibleName('Slides 1 to 3 of 7');
    expect(screen.queryByRole('button', { name: 'Pause the slides' })).toBeNull();
  });
});

describe('PeopleCarousel', () => {
  behavesAsComponent(PeopleCarousel, {
    props: { label: 'Astrologers', children: quotes() },
    state: position(1, 'Next slide'),
  });

  test.each([
    [767, '640', 1, 7],
    [768, '768', 3, 3],
  ] as const)(
    'at %d px (%s) %d are in view, and %d dots show the position [S0-215] [S0-216] [S0-218]',
    async (width, at, inView, groups) => {
      onPage(width, inView);
      render(<PeopleCarousel label="Astrologers">{quotes()}</PeopleCarousel>);
      await wait(100);
      const root = screen.getByRole('region', { name: 'Astrologers' });
      expect(root.style.getPropertyValue(`--jyoti-carousel-per-view-${at}`)).toBe(String(inView));
      expect(dotsInView(at)).toHaveLength(groups);
      expect(current()).toBe(dotsInView(at)[0]);
    },
  );

  test('wraps around at both ends [S0-217]', async () => {
    onPage(1280, 3);
    render(<PeopleCarousel label="Astrologers">{quotes(6)}</PeopleCarousel>);
    await wait(100);
    click('Previous slide');
    await wait(2000);
    expect(current()).toHaveAccessibleName('Slides 4 to 6 of 6');
    click('Next slide');
    await wait(2000);
    expect(current()).toHaveAccessibleName('Slides 1 to 3 of 6');
  });
});

describe('OfferCarousel', () => {
  behavesAsComponent(OfferCarousel, {
    props: { label: 'Offers', children: offerSlides() },
    state: position(1, 'Next slide'),
  });

  const start = async () => {
    onPage(1280, 1);
    const moved = vi.fn();
    render(
      <OfferCarousel label="Special Offers" onPositionChange={moved}>
        {offerSlides()}
      </OfferCarousel>,
    );
    await wait(100);
    return moved;
  };

  test('advances every 5 seconds and wraps around [S0-265] [S0-269]', async () => {
    const moved = await start();
    await wait(4800);
    expect(moved).not.toHaveBeenCalled();
    await wait(200);
    expect(moved.mock.calls).toEqual([[1]]);
    await wait(10_000);
    expect(moved.mock.calls).toEqual([[1], [2], [0]]);
  });

  test('has arrows and a dot for each offer [S0-266] [S0-267]', async () => {
    await start();
    expect(button('Previous slide')).toBeVisible();
    expect(button('Next slide')).toBeVisible();
    expect(dots().map((dot) => dot.getAttribute('aria-label'))).toEqual([
      'Slide 1 of 3',
      'Slide 2 of 3',
      'Slide 3 of 3',
    ]);
  });

  test('ignores a second move for 500 ms, by arrow or by dot [S0-268]', async () => {
    const moved = await start();
    click('Next slide');
    click('Next slide');
    click('Slide 3 of 3');
    await wait(400);
    click('Next slide');
    expect(moved.mock.calls).toEqual([[1]]);
    await wait(100);
    click('Next slide');
    expect(moved.mock.calls).toEqual([[1], [2]]);
  });

  test('Previous on the first slide goes to the last [S0-269]', async () => {
    const moved = await start();
    click('Previous slide');
    await wait(1000);
    click('Next slide');
    expect(moved.mock.calls).toEqual([[2], [0]]);
  });
});

describe('types', () => {
  test('each needs a name, and its timing props are fixed', () => {
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
        // @ts-expect-error: use Carousel itself for other timing
        <OfferCarousel label="Offers" autoAdvance={100}>
          slides
        </OfferCarousel>
      )
    );
  });
});
