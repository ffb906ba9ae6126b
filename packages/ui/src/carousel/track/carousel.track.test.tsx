import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { mockLayout, mockMedia } from '../../../test/browser.ts';
import { button, click, Hero, live, shown, wait } from '../carousel.probe.tsx';
import { quotes } from '../carousel.samples.tsx';
import { Carousel, type CarouselProps } from '../index.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a carousel with slides side by side', () => {
  /** Seven cards, three in view of 900 px. */
  const start = (props: Partial<CarouselProps> = {}) => {
    vi.useFakeTimers();
    mockMedia({ width: 1280 });
    const layout = mockLayout({
      selector: '[data-part="carousel-slide"]',
      size: 300,
      view: 900,
      direction: props.dir === 'rtl' ? 'rtl' : 'ltr',
    });
    const withSlides = (count: number) => (
      <Carousel label="Clients" variant="cards" {...props}>
        {quotes().slice(0, count)}
      </Carousel>
    );
    const { rerender } = render(withSlides(7));
    return { ...layout, reduceTo: (count: number) => rerender(withSlides(count)) };
  };
  const track = () => live()!.firstElementChild as HTMLElement;
  const current = () =>
    within(screen.getByRole('group', { name: 'Choose a slide' }))
      .getAllByRole('button')
      .find((dot) => dot.hasAttribute('aria-current'));

  test('dots and arrows move by the visible group, do not wrap, and the last group is full [S0-198] [S0-199] [S0-200]', async () => {
    start();
    await wait(100);
    expect(current()).toHaveAccessibleName('Slides 1 to 3 of 7');
    click('Next slide');
    await wait(2000);
    expect(current()).toHaveAccessibleName('Slides 4 to 6 of 7');
    expect(track().style.transform).toBe('translate3d(-900px, 0px, 0px)');
    click('Next slide');
    await wait(2000);
    expect(current()).toHaveAccessibleName('Slides 5 to 7 of 7');
    expect(track().style.transform).toBe('translate3d(-1200px, 0px, 0px)');
    expect(button('Next slide')).toHaveAttribute('aria-disabled', 'true');
    click('Slides 1 to 3 of 7');
    await wait(2000);
    expect(track().style.transform).toBe('translate3d(0px, 0px, 0px)');
    expect(button('Previous slide')).toHaveAttribute('aria-disabled', 'true');
  });

  test('every visible slide is focusable, and no other @wcag:2.4.3', async () => {
    const { see } = start();
    await wait(100);
    expect(shown()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(live()).not.toHaveAttribute('data-measured');
    act(() => see([0, 1, 2]));
    expect(shown()).toEqual([0, 1, 2]);
    expect(live()).toHaveAttribute('data-measured', 'true');
    act(() => see([4, 5, 6]));
    expect(shown()).toEqual([4, 5, 6]);
  });

  test('the only slide that is left after others are removed is focusable, and so are new ones', async () => {
    const { see, reduceTo } = start();
    await wait(100);
    act(() => see([4, 5, 6]));
    reduceTo(1);
    await wait(100);
    expect(shown()).toEqual([0]);
    reduceTo(7);
    await wait(100);
    expect(shown()).toContain(0);
  });

  test('people wrap from the last group to the first [S0-217]', async () => {
    start({ variant: 'people' });
    await wait(100);
    click('Previous slide');
    await wait(2000);
    expect(current()).toHaveAccessibleName('Slide 7 of 7');
    click('Next slide');
    await wait(2000);
    expect(current()).toHaveAccessibleName('Slides 1 to 3 of 7');
  });

  test('autoplay is stopped by a move of the user', async () => {
    start({ wrap: true, autoAdvance: 5000 });
    await wait(5100);
    expect(current()).toHaveAccessibleName('Slides 4 to 6 of 7');
    expect(live()).toHaveAttribute('aria-live', 'off');
    await wait(4000);
    click('Next slide');
    await wait(20_000);
    expect(current()).toHaveAccessibleName('Slide 7 of 7');
  });

  test('moves without animation with prefers-reduced-motion', async () => {
    start();
    await wait(100);
    mockMedia({ width: 1280, reducedMotion: true });
    click('Next slide');
    await wait(2000);
    click('Next slide');
    expect(track().style.transform).toBe('translate3d(-1200px, 0px, 0px)');
  });

  /** A horizontal swipe over the slides, 16 ms a move. */
  async function swipe(from: number, to: number, y = 0) {
    const at = (x: number, clientY = 0) => ({ touches: [{ clientX: x, clientY }] });
    fireEvent.touchStart(live()!, at(from));
    for (let step = 1; step <= 5; step++) {
      fireEvent.touchMove(live()!, at(from + ((to - from) * step) / 5, (y * step) / 5));
      // oxlint-disable-next-line no-await-in-loop -- one move after the other
      await wait(16);
    }
    fireEvent.touchEnd(live()!, { touches: [] });
    await wait(100);
  }

  test.each([
    ['to the left', 'ltr', 700, 100, [0, 1]],
    ['to the right', 'ltr', 100, 700, [0]],
    ['to the right, right to left', 'rtl', 100, 700, [0, 1]],
  ])('a swipe %s moves the group', async (_case, dir, from, to, groups) => {
    const moved = vi.fn();
    start({ dir, onPositionChange: moved });
    await wait(100);
    await swipe(from, to);
    expect(moved.mock.calls).toEqual(groups.slice(1).map((group) => [group]));
  });

  test('a controlled carousel that rejects a swipe moves back', async () => {
    const handler = vi.fn();
    start({ position: 0, onPositionChange: handler });
    await wait(100);
    await swipe(700, 100);
    await wait(3000);
    expect(handler).toHaveBeenCalledExactlyOnceWith(1);
    expect(track().style.transform).toBe('translate3d(0px, 0px, 0px)');
  });

  test.each([
    ['to the left', 'ltr', 700, 100, 1],
    ['to the right', 'ltr', 100, 700, 2],
    ['to the left, right to left', 'rtl', 700, 100, 2],
  ] as const)('a swipe %s over fading slides', async (_case, dir, from, to, slide) => {
    vi.useFakeTimers();
    mockMedia({ width: 1280 });
    mockLayout({
      selector: '[data-part="carousel-ruler"] > *',
      size: 900,
      view: 900,
      direction: dir,
    });
    render(<Hero dir={dir} />);
    await wait(100);
    await swipe(from, to);
    expect(shown()).toEqual([slide]);
    expect(button('Play the slides')).toBeVisible();
  });
});
