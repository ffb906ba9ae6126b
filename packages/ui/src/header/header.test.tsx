import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { axeViolations, behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { Header, type HeaderProps } from './index.ts';
import { sampleHeader } from './header.samples.ts';

/** A viewport whose crossing of 1024 px a test can bring about; jsdom has none. */
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

const show = (props: HeaderProps = {}) => render(<Header {...sampleHeader} {...props} />);

const main = () => within(screen.getByRole('navigation', { name: 'Main' }));
const menuButton = () => screen.getByRole('button', { name: /^(Open|Close) menu$/ });
const menu = () => screen.queryByRole('navigation', { name: 'Menu' });
const dropdown = (name = 'Kundli') => main().getByRole('button', { name });

describe('Header', () => {
  behavesAsComponent(Header, { props: sampleHeader });

  describe('as a skeleton', () => {
    behavesAsComponent(Header, { props: { loading: true } });
  });

  test('its logo leads home [S0-049]', () => {
    show();
    const logo = screen.getByRole('img', { name: 'Jyoti' });
    expect(logo.closest('a')).toHaveAttribute('href', '/');
  });

  test('a drawing in place of the picture keeps the name of the logo @wcag:1.1.1', () => {
    show({ logoImage: <svg /> });
    expect(screen.getByRole('link', { name: 'Jyoti' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  test('an item without sub-items is a plain link to its path [S0-051]', () => {
    show();
    expect(main().getByRole('link', { name: 'Panchang' })).toHaveAttribute('href', '/panchang');
    expect(main().queryByRole('button', { name: 'Panchang' })).not.toBeInTheDocument();
  });

  test('hasDropdown decides, not the list of sub-items [S0-053]', () => {
    const links = [{ id: 'sub', title: 'Below', path: '/below' }];
    show({
      navigation: [
        { id: 'a', title: 'Plain', path: '/plain', hasDropdown: false, dropdownItems: links },
        { id: 'b', title: 'Opens', path: '/opens', hasDropdown: true, dropdownItems: links },
      ],
    });
    expect(main().getByRole('link', { name: 'Plain' })).toBeVisible();
    expect(main().getByRole('button', { name: 'Opens' })).toHaveAttribute('aria-expanded', 'false');
  });

  describe('marks where the visitor is', () => {
    test.each([
      ['/panchang', 'Panchang', 'page' as const],
      ['/poojas/7', 'Poojas', true],
    ])('on %s the link %s', (currentPath, name, value) => {
      show({ currentPath });
      expect(main().getByRole('link', { current: value })).toHaveAccessibleName(name);
    });

    test('also through a closed dropdown', () => {
      show({ currentPath: '/kundli-matching' });
      expect(dropdown()).toHaveAttribute('aria-current', 'true');
      expect(dropdown('Numbers and gems')).not.toHaveAttribute('aria-current');
    });
  });

  describe('menu below 1024 px', () => {
    const open = async (props?: HeaderProps) => {
      const result = show(props);
      await userEvent.click(menuButton());
      return result;
    };

    test('opens with every item and says so @wcag:4.1.2', async () => {
      show();
      expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
      expect(menu()).not.toBeInTheDocument();
      await userEvent.click(menuButton());
      expect(screen.getByRole('button', { name: 'Close menu' })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
      for (const { title } of sampleHeader.navigation) {
        expect(within(menu() as HTMLElement).getByText(title)).toBeVisible();
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

    test('closes when the page changes under it', async () => {
      const { rerender } = await open({ currentPath: '/' });
      rerender(<Header {...sampleHeader} currentPath="/panchang" />);
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

    test('its dropdowns unfold in place and keep the menu open', async () => {
      await open();
      const inMenu = within(menu() as HTMLElement);
      await userEvent.click(inMenu.getByRole('button', { name: 'Kundli' }));
      expect(inMenu.getByRole('link', { name: 'Kundli Matching' })).toBeVisible();
      expect(menu()).toBeInTheDocument();
    });
  });

  describe('signed out', () => {
    test('shows Login and Sign Up, which lead to their pages [S0-057] [S0-058]', () => {
      show();
      expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
      expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
      expect(screen.queryByText(/Welcome/)).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
    });

    test('the menu holds them too', async () => {
      const { container } = show();
      await userEvent.click(menuButton());
      const panel = container.querySelector<HTMLElement>('[data-part="header-panel"]');
      expect(within(panel as HTMLElement).getByRole('link', { name: 'Sign Up' })).toBeVisible();
    });
  });

  describe('signed in', () => {
    const user = { firstName: 'Meera' };

    test('shows a welcome by name, Profile and Logout, no Login or Sign Up [S0-059] [S0-060] [S0-061] [S0-062]', () => {
      show({ user, onLogout: vi.fn() });
      expect(screen.getByText('Welcome, Meera!')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
      expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Sign Up' })).not.toBeInTheDocument();
    });

    test('Logout signs out, in the line and from the menu, which it closes', async () => {
      const onLogout = vi.fn();
      const { container } = show({ user, onLogout });
      await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
      expect(onLogout).toHaveBeenCalledTimes(1);
      await userEvent.click(menuButton());
      const panel = container.querySelector<HTMLElement>('[data-part="header-panel"]');
      await userEvent.click(within(panel as HTMLElement).getByRole('button', { name: 'Logout' }));
      expect(onLogout).toHaveBeenCalledTimes(2);
      expect(menu()).not.toBeInTheDocument();
    });

    test('welcomes in Hindi', () => {
      render(
        <I18nProvider language="hi">
          <Header {...sampleHeader} user={{ firstName: 'मीरा' }} />
        </I18nProvider>,
      );
      expect(screen.getByText('स्वागत है, मीरा!')).toBeVisible();
    });
  });

  describe('shows its skeleton', () => {
    test.each<[string, HeaderProps]>([
      ['while the data is loading [S0-066]', { ...sampleHeader, loading: true }],
      ['without a logo [S0-067]', { ...sampleHeader, logo: undefined }],
      ['without navigation [S0-068]', { ...sampleHeader, navigation: undefined }],
      ['without action buttons [S0-069]', { ...sampleHeader, actionButtons: undefined }],
      ['with an empty navigation [S0-070]', { ...sampleHeader, navigation: [] }],
    ])('%s', (_when, props) => {
      render(<Header {...props} />);
      const header = screen.getByRole('banner');
      expect(header).toHaveAttribute('data-state', 'loading');
      expect(header).toHaveAttribute('aria-busy', 'true');
      expect(within(header).getByRole('status')).toHaveTextContent('Loading the menu…');
      expect(header.querySelectorAll('[data-part="skeleton-block"]').length).toBeGreaterThan(0);
      expect(within(header).queryByRole('link')).not.toBeInTheDocument();
      expect(within(header).queryByRole('button')).not.toBeInTheDocument();
    });

    test('and the header once all of it is there, even without any action', () => {
      const { rerender } = render(<Header />);
      rerender(<Header {...sampleHeader} actionButtons={[]} />);
      expect(screen.getByRole('banner')).toHaveAttribute('data-state', 'ready');
      expect(main().getByRole('link', { name: 'Poojas' })).toBeVisible();
    });
  });
});
