import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ThemePicker,
  ThemeProvider,
  themeScript,
  useTheme,
  type ThemePickerProps,
  type ThemeProviderProps,
} from './index.ts';

const STORAGE_KEY = 'theme-of-the-page';

const html = document.documentElement;

function clear() {
  localStorage.clear();
  delete html.dataset.theme;
  delete html.dataset.vaar;
  delete html.dataset.moon;
}
beforeEach(clear);
afterEach(clear);

function PickerInProvider(props: ThemePickerProps) {
  return (
    <ThemeProvider storageKey={STORAGE_KEY}>
      <ThemePicker {...props} />
    </ThemeProvider>
  );
}

function open(provider: Omit<ThemeProviderProps, 'children'> = {}) {
  render(
    <ThemeProvider {...provider}>
      <p>Today’s panchang</p>
      <ThemePicker />
      <button type="button">Next</button>
    </ThemeProvider>,
  );
  return userEvent.click(screen.getByRole('button', { name: 'Choose a theme' }));
}

const radio = (name: string) => screen.getByRole('radio', { name });

describe('ThemeProvider', () => {
  test('does not keep the choice unless asked: a new visit starts with the default [S0-312]', async () => {
    await open({ storageKey: STORAGE_KEY });
    expect(screen.getByRole('switch', { name: 'Remember this theme' })).not.toBeChecked();
    await userEvent.click(radio('Stargazer'));
    await waitFor(() => expect(html).toHaveAttribute('data-theme', 'stargazer'));
    expect(localStorage).toHaveLength(0);
  });

  test('asked to, it keeps the theme and later choices, and forgets them when told', async () => {
    await open({ storageKey: STORAGE_KEY });
    const remember = () => screen.getByRole('switch', { name: 'Remember this theme' });
    await userEvent.click(remember());
    expect(localStorage.getItem(STORAGE_KEY)).toBe('cosmic-depths');
    await userEvent.click(radio('Stargazer'));
    expect(localStorage.getItem(STORAGE_KEY)).toBe('stargazer');
    await userEvent.click(screen.getByRole('button', { name: 'Choose a theme' }));
    expect(remember()).toBeChecked();
    await userEvent.click(remember());
    expect(localStorage).toHaveLength(0);
  });

  test('takes up a theme that the browser kept', () => {
    localStorage.setItem(STORAGE_KEY, 'lunar-cycles');
    render(<PickerInProvider defaultOpen />);
    expect(html).toHaveAttribute('data-theme', 'lunar-cycles');
    expect(radio('Lunar Cycles')).toBeChecked();
    expect(screen.getByRole('switch')).toBeChecked();
  });

  test('passes over a kept theme that there is no more', () => {
    localStorage.setItem(STORAGE_KEY, 'purple-haze');
    render(<PickerInProvider defaultOpen />);
    expect(html).toHaveAttribute('data-theme', 'cosmic-depths');
    expect(screen.getByRole('switch')).not.toBeChecked();
  });

  test('without a storage key it neither reads nor offers to keep', async () => {
    localStorage.setItem(STORAGE_KEY, 'stargazer');
    await open();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(html).toHaveAttribute('data-theme', 'cosmic-depths');
  });

  test('works where the browser refuses storage', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    try {
      await open({ storageKey: STORAGE_KEY });
      await userEvent.click(screen.getByRole('switch'));
      await userEvent.click(radio('Stargazer'));
      await waitFor(() => expect(html).toHaveAttribute('data-theme', 'stargazer'));
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test('says what the sky is like, and takes it back', () => {
    const { rerender } = render(
      <ThemeProvider sky={{ vaar: 'saturn', moon: 'gibbous' }}>Panchang</ThemeProvider>,
    );
    expect(html).toHaveAttribute('data-vaar', 'saturn');
    expect(html).toHaveAttribute('data-moon', 'gibbous');
    rerender(<ThemeProvider>Panchang</ThemeProvider>);
    expect(html).not.toHaveAttribute('data-vaar');
    expect(html).not.toHaveAttribute('data-moon');
  });

  test('themes a part of the page alone', () => {
    const part = document.createElement('div');
    render(
      <ThemeProvider target={part} defaultTheme="sacred-geometry">
        Kolam
      </ThemeProvider>,
    );
    expect(part).toHaveAttribute('data-theme', 'sacred-geometry');
    expect(html).not.toHaveAttribute('data-theme');
  });

  test('useTheme outside of it says what is missing', () => {
    function Lost() {
      return <p>{useTheme().theme}</p>;
    }
    vi.mocked(console.error).mockImplementation(() => undefined);
    expect(() => render(<Lost />)).toThrow('need a ThemeProvider around them');
    vi.mocked(console.error).mockClear();
  });
});

describe('themeScript', () => {
  const run = (text: string) => new Function(text)();

  test('puts a kept theme on the document before anything else runs', () => {
    localStorage.setItem(STORAGE_KEY, 'zodiac-journey');
    run(themeScript(STORAGE_KEY));
    expect(html).toHaveAttribute('data-theme', 'zodiac-journey');
  });

  test.each([
    ['nothing is kept', undefined],
    ['what is kept is no theme of the page', 'purple-haze'],
  ])('leaves the document alone when %s', (_when, kept) => {
    if (kept) localStorage.setItem(STORAGE_KEY, kept);
    run(themeScript(STORAGE_KEY));
    expect(html).not.toHaveAttribute('data-theme');
  });

  test('takes any storage key as it is', () => {
    localStorage.setItem('it"s', 'stargazer');
    run(themeScript('it"s', ['stargazer']));
    expect(html).toHaveAttribute('data-theme', 'stargazer');
  });
});
