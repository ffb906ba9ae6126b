import { themeList } from '@jyoti/themes';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { axeViolations, behavesAsComponent, openState } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import {
  ThemeIcon,
  ThemePicker,
  type ThemePickerProps,
  ThemeColor,
  ThemeProvider,
  type ThemeProviderProps,
  themeScript,
  type ThemeSky,
} from './index.ts';
import { hi } from '../messages-hi/index.ts';

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

function InProvider({ children }: { children: ReactNode }) {
  return <ThemeProvider storageKey={STORAGE_KEY}>{children}</ThemeProvider>;
}

function PickerInProvider(props: ThemePickerProps) {
  return (
    <InProvider>
      <ThemePicker {...props} />
    </InProvider>
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

/** A chosen theme is applied after the paint that follows the press. */
const inForce = (id: string) => waitFor(() => expect(html).toHaveAttribute('data-theme', id));
const radio = (name: string) => screen.getByRole('radio', { name });
const panel = () => screen.queryByRole('dialog');

describe('ThemePicker', () => {
  const state = openState(
    (user) => user.click(screen.getByRole('button', { name: 'Choose a theme' })),
    () => panel() !== null,
  );

  behavesAsComponent(ThemePicker, { props: {}, wrapper: InProvider, state });

  describe('with its panel open', () => {
    behavesAsComponent(ThemePicker, { props: { defaultOpen: true }, wrapper: InProvider, state });
  });

  test('offers ten themes by name and description, the default first and selected [S0-303] [S0-304] [S0-313]', async () => {
    await open();
    const radios = within(screen.getByRole('radiogroup', { name: 'Themes' })).getAllByRole('radio');
    expect(radios.map((option) => (option as HTMLInputElement).value)).toEqual([
      'cosmic-depths',
      'mystic-oracle',
      'celestial-light',
      'zodiac-journey',
      'planetary-influence',
      'lunar-cycles',
      'stargazer',
      'sacred-geometry',
      'elemental-balance',
      'cosmic-harmony',
    ]);
    expect(radio('Cosmic Depths')).toBeChecked();
    for (const { name, description, icon } of themeList) {
      expect(radio(name.en)).toHaveAccessibleDescription(description.en);
      expect(
        document.querySelector(`[data-part="theme-icon"][data-icon="${icon}"]`),
      ).not.toBeNull();
    }
  });

  test.each(themeList.map(({ id, name }) => [id, name.en]))(
    'choosing %s puts it on the page and closes the panel [S0-310]',
    async (id, name) => {
      await open({ defaultTheme: id === 'cosmic-depths' ? 'stargazer' : 'cosmic-depths' });
      await userEvent.click(radio(name));
      await inForce(id);
      expect(panel()).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Choose a theme' })).toHaveFocus();
    },
  );

  test('a press is painted before the new theme is applied', async () => {
    await open();
    fireEvent.click(radio('Stargazer'));
    expect(panel()).not.toBeInTheDocument();
    expect(html).toHaveAttribute('data-theme', 'cosmic-depths');
    await inForce('stargazer');
  });

  test('choosing the current theme closes it too', async () => {
    await open();
    await userEvent.click(radio('Cosmic Depths'));
    expect(panel()).not.toBeInTheDocument();
  });

  test('a click outside closes the panel [S0-311]', async () => {
    await open();
    await userEvent.click(screen.getByText('Today’s panchang'));
    expect(panel()).not.toBeInTheDocument();
    expect(html).toHaveAttribute('data-theme', 'cosmic-depths');
  });

  test('opens on the current theme; arrows preview themes; Enter chooses @wcag:2.1.1', async () => {
    await open();
    expect(radio('Cosmic Depths')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await inForce('mystic-oracle');
    expect(panel()).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await inForce('celestial-light');
    expect(radio('Celestial Light')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(panel()).not.toBeInTheDocument();
    await inForce('celestial-light');
    expect(screen.getByRole('button', { name: 'Choose a theme' })).toHaveFocus();
  });

  test('Space chooses the previewed theme', async () => {
    await open();
    await userEvent.keyboard('{ArrowDown} ');
    expect(panel()).not.toBeInTheDocument();
    await inForce('mystic-oracle');
  });

  test('Escape closes and returns the focus; Tab out closes @wcag:2.4.3', async () => {
    await open({ storageKey: STORAGE_KEY });
    await userEvent.keyboard('{Escape}');
    expect(panel()).not.toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Choose a theme' });
    expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(screen.getByRole('switch')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    expect(panel()).not.toBeInTheDocument();
  });

  test('open, it has a name, an expanded button and no axe violation @wcag:4.1.2', async () => {
    const button = () => screen.getByRole('button', { name: 'Choose a theme' });
    await open({ storageKey: STORAGE_KEY });
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('dialog', { name: 'Choose a theme' })).toHaveAttribute(
      'id',
      button().getAttribute('aria-controls'),
    );
    expect(await axeViolations(document.body)).toEqual([]);
  });

  test('gives way to content that takes the place of a skeleton', async () => {
    const fact = document.createElement('p');
    let under: Element = document.body;
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    document.elementsFromPoint = () => [under];
    try {
      render(<PickerInProvider />);
      const root = document.querySelector('[data-part="theme-picker"]');
      expect(root).not.toHaveAttribute('data-covers');
      under = fact;
      document.body.append(fact);
      await vi.waitFor(() => expect(root).toHaveAttribute('data-covers'));
    } finally {
      fact.remove();
      Reflect.deleteProperty(document, 'elementsFromPoint');
      vi.unstubAllGlobals();
    }
  });

  test('can be controlled', async () => {
    const handler = vi.fn();
    render(<PickerInProvider open={false} onOpenChange={handler} />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose a theme' }));
    expect(handler).toHaveBeenCalledExactlyOnceWith(true);
    expect(panel()).toBeNull();
  });

  test('names its themes in Hindi', async () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <PickerInProvider defaultOpen />
      </I18nProvider>,
    );
    expect(radio('तारा दर्शक')).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'यह थीम याद रखें' })).not.toBeChecked();
  });
});

describe('ThemeIcon', () => {
  behavesAsComponent(ThemeIcon, { props: { icon: 'gnomon' } });

  test('each theme of the kit has a drawing of its own', () => {
    const rendered = themeList.map(({ icon }) => {
      const { container } = render(<ThemeIcon icon={icon} />);
      return container.querySelector('svg')?.innerHTML;
    });
    const { container } = render(<ThemeIcon icon="banyan" />);
    expect(new Set([...rendered, container.querySelector('svg')?.innerHTML]).size).toBe(11);
  });
});

describe('ThemeColor', () => {
  test("sets the browser's bar to the background of the theme, once it changes", async () => {
    document.head.innerHTML = '<meta name="theme-color" content="#0F1A2B">';
    const bar = document.querySelector('meta[name="theme-color"]');
    const { rerender } = render(
      <ThemeProvider theme="cosmic-depths">
        <ThemeColor />
      </ThemeProvider>,
    );
    expect(bar).toHaveAttribute('content', '#0F1A2B');
    rerender(
      <ThemeProvider theme="celestial-light">
        <ThemeColor />
      </ThemeProvider>,
    );
    const ground = themeList.find(({ id }) => id === 'celestial-light')!.colors.background;
    await waitFor(() => expect(bar).toHaveAttribute('content', ground));
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: children are required
    void (<ThemeProvider />);
    // @ts-expect-error: Rahu rules no weekday
    void (<ThemeProvider sky={{ vaar: 'rahu' }}>Panchang</ThemeProvider>);
    expectTypeOf(themeScript).parameter(0).toEqualTypeOf<string>();
    expectTypeOf<ThemeSky['moon']>().toEqualTypeOf<
      'new' | 'crescent' | 'half' | 'gibbous' | 'full' | undefined
    >();
  });
});
