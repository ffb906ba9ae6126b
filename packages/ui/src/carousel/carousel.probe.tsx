import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
// Preloaded, so that a test with fake timers need not wait for it.
import './track/embla-track.tsx';
import { heroSlides } from './carousel.samples.tsx';
import { Carousel, type CarouselProps } from './index.ts';

// Queries and actions for the tests of the carousel.

export const button = (name: string) => screen.getByRole('button', { name });
export const slides = () => [...document.querySelectorAll('[data-part="carousel-slide"]')];
export const shown = () =>
  slides().flatMap((slide, index) => (slide.hasAttribute('inert') ? [] : [index]));
export const live = () => document.querySelector('[aria-live]');
/** Advances time, with a frame rendered at least every 100 ms. */
export async function wait(ms: number) {
  for (let left = ms; left > 0; left -= 100)
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 100)));
}
export const click = (name: string) => fireEvent.click(button(name));

export const SIX_SECONDS = 6000;

export function Hero(props: Partial<CarouselProps>) {
  return (
    <Carousel label="Welcome" variant="hero" {...props}>
      {heroSlides()}
    </Carousel>
  );
}
