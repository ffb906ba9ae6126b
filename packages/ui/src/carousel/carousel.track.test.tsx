import { act, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { standInForLayout, standInForMedia } from '../../test/browser.ts';
import { button, click, live, shown, wait } from './carousel.probe.tsx';
import { quotes } from './carousel.samples.tsx';
import { Carousel, type CarouselProps } from './index.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a carousel whose slides stand side by side', () => {
  /** Seven cards, three in view of 900 px. */
  const start = (props: Partial<CarouselProps> = {}) => {
    vi.useFakeTimers();
    standInForMedia({ width: 1280 });
    const layout = standInForLayout({
      selector: '[data-part="carousel-slide"]',
      size: 300,
      view: 900,
    });
    render(
      <Carousel label="Clients" perView={{ base: 1, 640: 2, 1024: 3 }} {...props}>
        {quotes()}
      </Carousel>,
    );
    return layout;
  };
  const track = () => live()!.firstElementChild as HTMLElement;
  const current = () =>
    within(screen.getByRole('group', { name: 'Choose a slide' }))
      .getAllByRole('button')
      .find((dot) => dot.hasAttribute('aria-current'));

  test('dots and arrows move by the group in view, and the last group is full', async () => {
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

  test('every slide that stands in view can be reached, and no other @wcag:2.4.3', async () => {
    const { see } = start();
    await wait(100);
    expect(shown()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    act(() => see([0, 1, 2]));
    expect(shown()).toEqual([0, 1, 2]);
    act(() => see([4, 5, 6]));
    expect(shown()).toEqual([4, 5, 6]);
  });

  test('wraps from the last group to the first', async () => {
    start({ wrap: true });
    await wait(100);
    click('Previous slide');
    await wait(2000);
    expect(current()).toHaveAccessibleName('Slide 7 of 7');
    click('Next slide');
    await wait(2000);
    expect(current()).toHaveAccessibleName('Slides 1 to 3 of 7');
  });

  test('moves by itself and is stopped by a move of the visitor', async () => {
    start({ wrap: true, autoAdvance: 5000 });
    await wait(5100);
    expect(current()).toHaveAccessibleName('Slides 4 to 6 of 7');
    expect(live()).toHaveAttribute('aria-live', 'off');
    await wait(4000);
    click('Next slide');
    await wait(20_000);
    expect(current()).toHaveAccessibleName('Slide 7 of 7');
  });

  test('goes at once where less motion is asked for', async () => {
    start();
    await wait(100);
    standInForMedia({ width: 1280, reducedMotion: true });
    click('Next slide');
    await wait(2000);
    click('Next slide');
    expect(track().style.transform).toBe('translate3d(-1200px, 0px, 0px)');
  });
});
