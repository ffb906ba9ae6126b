import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DataHeader, type DataHeaderProps } from '../src/app/layout/data-header.tsx';
import { sampleHeader } from './header.samples.ts';

// jsdom has no viewport.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

const show = (props: DataHeaderProps = {}) => render(<DataHeader {...sampleHeader} {...props} />);

const main = () => within(screen.getByRole('navigation', { name: 'Main' }));
const menuButton = () => screen.getByRole('button', { name: /^(Open|Close) menu$/ });
const menu = () => screen.queryByRole('navigation', { name: 'Menu' });

describe('header of the site', () => {
  test('its logo links to the home page [S0-049]', () => {
    show();
    const logo = screen.getByRole('img', { name: 'Jyoti' });
    expect(logo.closest('a')).toHaveAttribute('href', '/');
  });

  test('a drawing that replaces the picture keeps the name of the logo @wcag:1.1.1', () => {
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

  describe('logged out', () => {
    test('shows Login and Sign Up, which link to their pages [S0-057] [S0-058]', () => {
      show();
      expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
      expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
      expect(screen.queryByText(/Welcome/)).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
    });

    test('shows them in the menu too', async () => {
      const { container } = show();
      await userEvent.click(menuButton());
      const panel = container.querySelector<HTMLElement>('[data-part="header-panel"]');
      expect(within(panel as HTMLElement).getByRole('link', { name: 'Sign Up' })).toBeVisible();
    });
  });

  describe('logged in', () => {
    const user = { firstName: 'Meera' };

    test('shows a welcome by name, Profile and Logout, no Login or Sign Up [S0-059] [S0-060] [S0-061] [S0-062]', () => {
      show({ user, onLogout: vi.fn() });
      expect(screen.getByText('Welcome, Meera!')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
      expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Sign Up' })).not.toBeInTheDocument();
    });

    test('links to the bookings in the menu', async () => {
      const { container } = show({ user, onLogout: vi.fn() });
      await userEvent.click(menuButton());
      const panel = container.querySelector<HTMLElement>('[data-part="header-panel"]');
      expect(
        within(panel as HTMLElement).getByRole('link', { name: 'My bookings' }),
      ).toHaveAttribute('href', '/profile#bookings');
    });

    test('Logout logs out, in the header and in the menu, which it closes', async () => {
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
  });

  describe('shows its skeleton', () => {
    test.each<[string, DataHeaderProps]>([
      ['while the data is loading [S0-066]', { ...sampleHeader, loading: true }],
      ['without a logo [S0-067]', { ...sampleHeader, logo: undefined }],
      ['without navigation [S0-068]', { ...sampleHeader, navigation: undefined }],
      ['without action buttons [S0-069]', { ...sampleHeader, actionButtons: undefined }],
      ['with an empty navigation [S0-070]', { ...sampleHeader, navigation: [] }],
    ])('%s', (_when, props) => {
      render(<DataHeader {...props} />);
      const header = screen.getByRole('banner');
      expect(header).toHaveAttribute('data-state', 'loading');
      expect(header).toHaveAttribute('aria-busy', 'true');
      expect(within(header).getByRole('status')).toHaveTextContent('Loading the menu…');
      expect(header.querySelectorAll('[data-part="skeleton-block"]').length).toBeGreaterThan(0);
      expect(within(header).queryByRole('link')).not.toBeInTheDocument();
      expect(within(header).queryByRole('button')).not.toBeInTheDocument();
    });

    test('until all data have loaded, then the header, even without action buttons', () => {
      const { rerender } = render(<DataHeader />);
      rerender(<DataHeader {...sampleHeader} actionButtons={[]} />);
      expect(screen.getByRole('banner')).toHaveAttribute('data-state', 'idle');
      expect(main().getByRole('link', { name: 'Poojas' })).toBeVisible();
    });
  });
});
