import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { mockMedia } from '../../../test/browser.ts';
import { button, click, Hero, live, shown, SIX_SECONDS, wait } from '../carousel.probe.tsx';

beforeEach(() => {
  mockMedia();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('autoplay', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  test('a hero advances every 6 seconds and wraps around [S0-171] [S0-172]', async () => {
    render(<Hero />);
    await wait(SIX_SECONDS - 1);
    expect(shown()).toEqual([0]);
    await wait(1);
    expect(shown()).toEqual([1]);
    await wait(2 * SIX_SECONDS);
    expect(shown()).toEqual([0]);
  });

  test('offers advance every 5 seconds and wrap around at both ends [S0-265] [S0-269]', async () => {
    render(<Hero variant="offers" transition="fade" />);
    await wait(4999);
    expect(shown()).toEqual([0]);
    await wait(1);
    expect(shown()).toEqual([1]);
    await wait(10_000);
    expect(shown()).toEqual([0]);
    await wait(500);
    click('Previous slide');
    expect(shown()).toEqual([2]);
  });

  test('its live region is off while it plays and polite while it is paused @wcag:4.1.3', () => {
    render(<Hero />);
    expect(screen.getByRole('region')).not.toHaveAttribute('data-calm');
    expect(live()).toHaveAttribute('aria-live', 'off');
    click('Pause the slides');
    expect(live()).toHaveAttribute('aria-live', 'polite');
  });

  test('Pause comes first, pauses, and becomes Play @wcag:2.2.2', async () => {
    // The keyboard uses timeouts, so these stay real.
    vi.useRealTimers();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    render(<Hero />);
    await userEvent.tab();
    expect(button('Pause the slides')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(button('Play the slides')).toHaveFocus();
    await wait(3 * SIX_SECONDS);
    expect(shown()).toEqual([0]);
    await userEvent.keyboard('{Enter}');
    await wait(SIX_SECONDS);
    expect(shown()).toEqual([1]);
  });

  test('stops permanently when something inside it receives focus', async () => {
    render(<Hero />);
    const link = screen.getByRole('link', { name: 'Make your kundli' });
    act(() => link.focus());
    act(() => link.blur());
    await wait(3 * SIX_SECONDS);
    expect(shown()).toEqual([0]);
    click('Play the slides');
    await wait(SIX_SECONDS);
    expect(shown()).toEqual([1]);
  });

  test('stops permanently when the user moves it', async () => {
    render(<Hero />);
    click('Next slide');
    await wait(3 * SIX_SECONDS);
    expect(shown()).toEqual([1]);
  });

  test('pauses while the mouse is over the slides, and restarts its timer', async () => {
    render(<Hero />);
    await wait(SIX_SECONDS - 1000);
    fireEvent.pointerEnter(live()!, { pointerType: 'mouse' });
    await wait(3 * SIX_SECONDS);
    expect(shown()).toEqual([0]);
    fireEvent.pointerLeave(live()!, { pointerType: 'mouse' });
    await wait(SIX_SECONDS - 1);
    expect(shown()).toEqual([0]);
    await wait(1);
    expect(shown()).toEqual([1]);
  });

  test('a touch scroll of the page over it does not pause it', async () => {
    render(<Hero />);
    fireEvent.pointerEnter(live()!, { pointerType: 'touch' });
    await wait(SIX_SECONDS);
    expect(shown()).toEqual([1]);
  });

  test('does not start with prefers-reduced-motion; Play still works @wcag:2.3.3', async () => {
    mockMedia({ reducedMotion: true });
    render(<Hero />);
    await wait(3 * SIX_SECONDS);
    expect(shown()).toEqual([0]);
    expect(screen.getByRole('region')).toHaveAttribute('data-calm', 'true');
    click('Next slide');
    expect(shown()).toEqual([1]);
    click('Play the slides');
    await wait(SIX_SECONDS);
    expect(shown()).toEqual([2]);
  });

  test('does not start with Save-Data', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    render(<Hero />);
    await wait(3 * SIX_SECONDS);
    expect(shown()).toEqual([0]);
  });

  test('pauses while the page is hidden', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    onTestFinished(() => hidden.mockRestore());
    render(<Hero />);
    await wait(3 * SIX_SECONDS);
    expect(shown()).toEqual([0]);
    hidden.mockReturnValue(false);
    await wait(SIX_SECONDS);
    expect(shown()).toEqual([1]);
  });

  test('without wrapping it stops at the end', async () => {
    render(<Hero wrap={false} />);
    await wait(5 * SIX_SECONDS);
    expect(shown()).toEqual([2]);
    expect(live()).toHaveAttribute('aria-live', 'polite');
  });

  test('clears its timer on unmount', () => {
    const { unmount } = render(<Hero />);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
