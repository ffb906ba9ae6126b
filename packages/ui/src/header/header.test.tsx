import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { axeViolations, behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import {
  Header,
  HeaderActionLink,
  HeaderActions,
  HeaderDropdown,
  HeaderLink,
  HeaderLogo,
  HeaderMenu,
  HeaderMenuActions,
  HeaderNav,
  HeaderText,
} from './index.ts';
import { sampleItems, SampleHeader, type SampleHeaderProps } from './header.samples.tsx';
import { hi } from '../messages-hi/index.ts';

/** A mocked media query for 1024 px, which a test changes; jsdom has none. */
const viewport = new (class extends EventTarget {
  matches = false;
  become(wide: boolean) {
    this.matches = wide;
    this.dispatchEvent(new Event('change'));
  }
})();

beforeEach(() => {
  viewport.matches = false;
  vi.stubGlobal('matchMedia', () => viewport);
});
afterEach(() => vi.unstubAllGlobals());

const show = (props: SampleHeaderProps = {}) => render(<SampleHeader {...props} />);

const main = () => within(screen.getByRole('navigation', { name: 'Main' }));
const menuButton = () => screen.getByRole('button', { name: /^(Open|Close) menu$/ });
const menu = () => screen.queryByRole('navigation', { name: 'Menu' });
const dropdown = (name = 'Kundli') => main().getByRole('button', { name });

describe('Header', () => {
  behavesAsComponent(Header, { props: { children: 'Jyoti' }, busy: null });

  describe('loading', () => {
    behavesAsComponent(Header, { props: { loading: true }, busy: null });
  });

  describe('its parts', () => {
    const inHeader = ({ children }: { children: ReactNode }) => <Header>{children}</Header>;
    const inNav = ({ children }: { children: ReactNode }) => (
      <Header>
        <HeaderNav>{children}</HeaderNav>
      </Header>
    );
    const find = (selector: string) => (container: HTMLElement) =>
      container.querySelector(selector);
    /** Inside the row of a Header. */
    const common = { wrapper: inHeader, root: find('header > * > *') };

    describe('HeaderLogo', () => {
      behavesAsComponent(HeaderLogo, {
        ...common,
        props: { href: '/', label: 'Jyoti', src: 'a.svg' },
      });
    });
    describe('HeaderNav', () => {
      behavesAsComponent(HeaderNav, {
        ...common,
        props: { children: <HeaderLink href="/panchang">Panchang</HeaderLink> },
      });
    });
    describe('HeaderActions', () => {
      behavesAsComponent(HeaderActions, { ...common, props: { children: 'Login' } });
    });
    describe('HeaderActionLink', () => {
      behavesAsComponent(HeaderActionLink, {
        ...common,
        props: { href: '/login', children: 'Login' },
      });
    });
    describe('HeaderText', () => {
      behavesAsComponent(HeaderText, { ...common, props: { children: 'Welcome, Meera!' } });
    });
    describe('HeaderMenu', () => {
      behavesAsComponent(HeaderMenu, { ...common, props: { children: 'Links' } });
    });
    describe('HeaderMenuActions', () => {
      behavesAsComponent(HeaderMenuActions, { ...common, props: { children: 'Login' } });
    });
    describe('HeaderLink', () => {
      behavesAsComponent(HeaderLink, {
        wrapper: inNav,
        root: find('li'),
        control: find('a'),
        props: { href: '/panchang', children: 'Panchang' },
      });
    });
    describe('HeaderDropdown', () => {
      behavesAsComponent(HeaderDropdown, {
        wrapper: inNav,
        root: find('li'),
        props: { label: 'Kundli', items: [{ id: 1, label: 'Matching', href: '/matching' }] },
      });
    });
  });

  test('its logo is a link with a name, whether a drawing or a picture @wcag:1.1.1', () => {
    const { rerender } = show();
    expect(screen.getByRole('link', { name: 'Jyoti' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    rerender(<SampleHeader logo={<HeaderLogo href="/" label="Jyoti" src="/logo.svg" />} />);
    expect(screen.getByRole('img', { name: 'Jyoti' }).closest('a')).toHaveAttribute('href', '/');
  });

  test('an item without sub-items is a plain link', () => {
    show();
    expect(main().getByRole('link', { name: 'Panchang' })).toHaveAttribute('href', '/panchang');
    expect(main().queryByRole('button', { name: 'Panchang' })).not.toBeInTheDocument();
  });

  test('a navigation link calls the handler that it is given', async () => {
    const onClick = vi.fn((event: React.MouseEvent) => event.preventDefault());
    render(
      <Header>
        <HeaderNav label="Shop">
          <HeaderLink href="/yantras" onClick={onClick}>
            Yantras
          </HeaderLink>
        </HeaderNav>
      </Header>,
    );
    const shop = within(screen.getByRole('navigation', { name: 'Shop' }));
    await userEvent.click(shop.getByRole('link', { name: 'Yantras' }));
    expect(onClick).toHaveBeenCalledOnce();
  });

  describe('marks the current page', () => {
    test.each([
      ['/panchang', 'Panchang', 'page' as const],
      ['/poojas/7', 'Poojas', true],
    ])('on %s the link %s', (currentHref, name, value) => {
      show({ currentHref });
      expect(main().getByRole('link', { current: value })).toHaveAccessibleName(name);
    });

    test('inside a closed dropdown too', () => {
      show({ currentHref: '/kundli-matching' });
      expect(dropdown()).toHaveAttribute('aria-current', 'true');
      expect(dropdown('Numbers and gems')).not.toHaveAttribute('aria-current');
    });
  });

  describe('menu below 1024 px', () => {
    const open = async (props?: SampleHeaderProps) => {
      const result = show(props);
      await userEvent.click(menuButton());
      return result;
    };

    test('opens with every item and has aria-expanded @wcag:4.1.2', async () => {
      show();
      expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
      expect(menu()).not.toBeInTheDocument();
      await userEvent.click(menuButton());
      expect(screen.getByRole('button', { name: 'Close menu' })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
      for (const { label } of sampleItems) {
        expect(within(menu() as HTMLElement).getByText(label)).toBeVisible();
      }
      expect(await axeViolations(document.body)).toEqual([]);
    });

    test('closes when the viewport becomes as wide as a desktop [S0-056]', async () => {
      await open();
      act(() => viewport.become(false));
      expect(menu()).toBeInTheDocument();
      act(() => viewport.become(true));
      expect(menu()).not.toBeInTheDocument();
    });

    test('closes when a link of it is followed', async () => {
      await open({ onClick: (event) => event.preventDefault() });
      await userEvent.click(within(menu() as HTMLElement).getByRole('link', { name: 'Panchang' }));
      expect(menu()).not.toBeInTheDocument();
    });

    test('closes when the current page changes', async () => {
      const { rerender } = await open({ currentHref: '/' });
      rerender(<SampleHeader currentHref="/panchang" />);
      expect(menu()).not.toBeInTheDocument();
    });

    test('closes by Escape, which returns the focus, and by a press outside @wcag:2.4.3', async () => {
      await open();
      await userEvent.tab();
      await userEvent.keyboard('{Escape}');
      expect(menu()).not.toBeInTheDocument();
      expect(menuButton()).toHaveFocus();
      await userEvent.click(menuButton());
      await userEvent.click(document.body);
      expect(menu()).not.toBeInTheDocument();
    });

    test('its dropdowns expand inline and keep the menu open', async () => {
      await open();
      const inMenu = within(menu() as HTMLElement);
      await userEvent.click(inMenu.getByRole('button', { name: 'Kundli' }));
      expect(inMenu.getByRole('link', { name: 'Kundli Matching' })).toBeVisible();
      expect(menu()).toBeInTheDocument();
    });
  });

  test('actions hidden in the bar are in the menu, which a press on one closes', async () => {
    const onLogout = vi.fn();
    const { container } = show({ user: 'Meera', onLogout });
    await userEvent.click(menuButton());
    const panel = container.querySelector<HTMLElement>('[data-part="header-panel"]');
    await userEvent.click(within(panel as HTMLElement).getByRole('button', { name: 'Logout' }));
    expect(onLogout).toHaveBeenCalledOnce();
    expect(menu()).not.toBeInTheDocument();
  });

  test('names its navigation and its menu in Hindi', async () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <SampleHeader />
      </I18nProvider>,
    );
    expect(screen.getByRole('navigation', { name: 'मुख्य' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'मेनू खोलें' }));
    expect(screen.getByRole('navigation', { name: 'मेनू' })).toBeInTheDocument();
  });

  test('while it loads it shows a skeleton and is busy', () => {
    show({ loading: true });
    const header = screen.getByRole('banner');
    expect(header).toHaveAttribute('data-state', 'loading');
    expect(header).toHaveAttribute('aria-busy', 'true');
    expect(within(header).getByRole('status')).toHaveTextContent('Loading the menu…');
    expect(header.querySelectorAll('[data-part="skeleton-block"]').length).toBeGreaterThan(0);
    expect(within(header).queryByRole('link')).not.toBeInTheDocument();
    expect(within(header).queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a logo has a name
    void (<HeaderLogo href="/" src="/logo.svg" />);
    // @ts-expect-error: a link leads somewhere
    void (<HeaderLink>Kundli</HeaderLink>);
    // @ts-expect-error: a dropdown needs text on its button
    void (<HeaderDropdown items={[]} />);
  });
});
