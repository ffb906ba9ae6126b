import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ThemePicker,
  ThemeProvider,
  themeScript,
  useTheme,
  type ThemePickerProps,
  type ThemeProviderProps,
} from '../index.ts';

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
  test('does not store the choice by default: a new visit starts with the default theme [S0-312]', async () => {
    await open({ storageKey: STORAGE_KEY });
    expect(screen.getByRole('switch', { name: 'Remember this theme' })).not.toBeChecked();
    await userEvent.click(radio('Stargazer'));
    await waitFor(() => expect(html).toHaveAttribute('data-theme', 'stargazer'));
    expect(localStorage).toHaveLength(0);
  });

  test('with the setting on, it stores the theme and later choices, and clears them on request', async () => {
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

  test('applies the stored theme', () => {
    localStorage.setItem(STORAGE_KEY, 'lunar-cycles');
    render(<PickerInProvider defaultOpen />);
    expect(html).toHaveAttribute('data-theme', 'lunar-cycles');
    expect(radio('Lunar Cycles')).toBeChecked();
    expect(screen.getByRole('switch')).toBeChecked();
  });

  test('ignores a stored theme that no longer exists', () => {
    localStorage.setItem(STORAGE_KEY, 'purple-haze');
    render(<PickerInProvider defaultOpen />);
    expect(html).toHaveAttribute('data-theme', 'cosmic-depths');
    expect(screen.getByRole('switch')).not.toBeChecked();
  });

  test('without a storage key it neither reads nor offers to store', async () => {
    localStorage.setItem(STORAGE_KEY, 'stargazer');
    await open();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(html).toHaveAttribute('data-theme', 'cosmic-depths');
  });

  test('works where localStorage is blocked', async () => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: deny, setItem: deny, removeItem: deny });
    try {
      await open({ storageKey: STORAGE_KEY });
      await userEvent.click(screen.getByRole('switch'));
      await userEvent.click(radio('Stargazer'));
      await waitFor(() => expect(html).toHaveAttribute('data-theme', 'stargazer'));
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test('writes the attributes of dynamic themes, and removes them', () => {
    const { rerender } = render(
      <ThemeProvider sky={{ vaar: 'saturn', moon: 'gibbous' }}>Panchang</ThemeProvider>,
    );
    expect(html).toHaveAttribute('data-vaar', 'saturn');
    expect(html).toHaveAttribute('data-moon', 'gibbous');
    rerender(<ThemeProvider>Panchang</ThemeProvider>);
    expect(html).not.toHaveAttribute('data-vaar');
    expect(html).not.toHaveAttribute('data-moon');
  });

  test('sets the given attribute for a product’s own dynamic theme', () => {
    const { rerender, unmount } = render(
      <ThemeProvider variants={{ season: 'monsoon', tide: 'high' }} sky={{ vaar: 'sun' }}>
        Panchang
      </ThemeProvider>,
    );
    expect(html).toHaveAttribute('data-season', 'monsoon');
    expect(html).toHaveAttribute('data-tide', 'high');
    expect(html).toHaveAttribute('data-vaar', 'sun');
    rerender(<ThemeProvider variants={{ season: 'winter' }}>Panchang</ThemeProvider>);
    expect(html).toHaveAttribute('data-season', 'winter');
    expect(html).not.toHaveAttribute('data-tide');
    expect(html).not.toHaveAttribute('data-vaar');
    unmount();
    expect(html).not.toHaveAttribute('data-season');
  });

  test('useTheme names them, for a control of the product’s own', () => {
    const Season = () => <p>{useTheme().variants.season}</p>;
    render(
      <ThemeProvider variants={{ season: 'monsoon' }}>
        <Season />
      </ThemeProvider>,
    );
    expect(screen.getByText('monsoon')).toBeInTheDocument();
  });

  test('themes only a part of the page', () => {
    const part = document.createElement('div');
    render(
      <ThemeProvider target={part} defaultTheme="sacred-geometry">
        Kolam
      </ThemeProvider>,
    );
    expect(part).toHaveAttribute('data-theme', 'sacred-geometry');
    expect(html).not.toHaveAttribute('data-theme');
  });

  test('useTheme outside of a provider throws with a helpful message', () => {
    function Lost() {
      return <p>{useTheme().theme}</p>;
    }
    vi.mocked(console.error).mockImplementation(() => undefined);
    expect(() => render(<Lost />)).toThrow('need a ThemeProvider around them');
    vi.mocked(console.error).mockClear();
  });
});

/** Mocks a system setting of light or dark, which a test changes. */
function stubScheme(isDark: boolean) {
  const listeners = new Set<() => void>();
  const scheme = {
    matches: isDark,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  };
  vi.stubGlobal('matchMedia', () => scheme);
  return {
    set: (dark: boolean) =>
      act(() => {
        scheme.matches = dark;
        for (const listener of listeners) listener();
      }),
    listeners,
  };
}

describe('following the system', () => {
  const pair = { light: 'celestial-light', dark: 'stargazer' };
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    [false, 'celestial-light'],
    [true, 'stargazer'],
  ])('where dark is %s the page has %s', (isDark, theme) => {
    stubScheme(isDark);
    render(<ThemeProvider defaultTheme={pair}>Panchang</ThemeProvider>);
    expect(html).toHaveAttribute('data-theme', theme);
  });

  test('it follows changes of the system, and removes its listener', () => {
    const scheme = stubScheme(false);
    const { unmount } = render(<ThemeProvider defaultTheme={pair}>Panchang</ThemeProvider>);
    scheme.set(true);
    expect(html).toHaveAttribute('data-theme', 'stargazer');
    scheme.set(false);
    expect(html).toHaveAttribute('data-theme', 'celestial-light');
    unmount();
    expect(scheme.listeners.size).toBe(0);
  });

  test('a chosen theme stays with any system setting', () => {
    localStorage.setItem(STORAGE_KEY, 'lunar-cycles');
    const scheme = stubScheme(false);
    render(
      <ThemeProvider defaultTheme={pair} storageKey={STORAGE_KEY}>
        Panchang
      </ThemeProvider>,
    );
    scheme.set(true);
    expect(html).toHaveAttribute('data-theme', 'lunar-cycles');
  });

  test('by CSS alone it is one attribute, with no listener', () => {
    const scheme = stubScheme(true);
    render(<ThemeProvider defaultTheme="system">Panchang</ThemeProvider>);
    expect(html).toHaveAttribute('data-theme', 'system');
    expect(scheme.listeners.size).toBe(0);
  });

  test('server-rendered HTML hydrates without a warning, in the theme of the early script', async () => {
    stubScheme(true);
    const app = <ThemeProvider defaultTheme={pair}>Panchang</ThemeProvider>;
    const container = document.createElement('div');
    container.innerHTML = renderToString(app);
    document.body.append(container);
    new Function(themeScript(STORAGE_KEY, undefined, { defaultTheme: pair }))();
    expect(html).toHaveAttribute('data-theme', 'stargazer');
    const root = await act(async () => hydrateRoot(container, app));
    expect(html).toHaveAttribute('data-theme', 'stargazer');
    act(() => root.unmount());
    container.remove();
  });
});

describe('themeScript', () => {
  const run = (text: string) => new Function(text)();

  test.each([
    [true, 'stargazer'],
    [false, 'celestial-light'],
  ])('of two themes it applies the one of the system: dark %s, %s', (isDark, theme) => {
    stubScheme(isDark);
    run(
      themeScript(STORAGE_KEY, undefined, {
        defaultTheme: { light: 'celestial-light', dark: 'stargazer' },
      }),
    );
    expect(html).toHaveAttribute('data-theme', theme);
    vi.unstubAllGlobals();
  });

  test('also where localStorage is blocked', () => {
    stubScheme(true);
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    run(
      themeScript(STORAGE_KEY, undefined, {
        defaultTheme: { light: 'celestial-light', dark: 'stargazer' },
      }),
    );
    expect(html).toHaveAttribute('data-theme', 'stargazer');
    vi.unstubAllGlobals();
  });

  test('applies a stored theme to the document before any other script', () => {
    localStorage.setItem(STORAGE_KEY, 'zodiac-journey');
    run(themeScript(STORAGE_KEY));
    expect(html).toHaveAttribute('data-theme', 'zodiac-journey');
  });

  test.each([
    ['nothing is stored', undefined],
    ['the stored theme is unknown', 'purple-haze'],
  ])('does not change the document when %s', (_when, stored) => {
    if (stored) localStorage.setItem(STORAGE_KEY, stored);
    run(themeScript(STORAGE_KEY));
    expect(html).not.toHaveAttribute('data-theme');
  });

  test('takes any storage key as it is', () => {
    localStorage.setItem('it"s', 'stargazer');
    run(themeScript('it"s', ['stargazer']));
    expect(html).toHaveAttribute('data-theme', 'stargazer');
  });
});
