import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent } from '../../../test/contract.tsx';
import { LinkProvider, type LinkComponentProps } from '../../link/index.ts';
import { TabNav, TabNavLink } from '../index.ts';

const links = (
  <>
    <TabNavLink href="/report/kundli">Kundli</TabNavLink>
    <TabNavLink href="/report/dashas" current>
      Dashas
    </TabNavLink>
  </>
);

describe('TabNav', () => {
  behavesAsComponent(TabNav, { props: { label: 'Parts of the report', children: links } });

  describe('TabNavLink', () => {
    behavesAsComponent(TabNavLink, {
      wrapper: ({ children }) => <TabNav label="Parts of the report">{children}</TabNav>,
      props: { href: '/report/kundli', children: 'Kundli' },
      root: (container) => container.querySelector('li'),
      control: (container) => container.querySelector('a'),
    });
  });

  test('is a navigation with a name, a list of links, one of them current @wcag:4.1.2 @wcag:1.3.1', () => {
    render(<TabNav label="Parts of the report">{links}</TabNav>);
    expect(screen.getByRole('navigation', { name: 'Parts of the report' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Dashas');
    expect(screen.queryByRole('tab')).toBeNull();
  });

  test('links may be inside components of the page: the current one is scrolled to', async () => {
    let go: (href: string) => void = () => undefined;
    function PageLink({ href }: { href: string }) {
      const [page, setPage] = useState('/a');
      useEffect(() => {
        if (href === '/b') go = setPage;
      }, [href]);
      return (
        <TabNavLink href={href} current={href === page}>
          {href}
        </TabNavLink>
      );
    }
    render(
      <TabNav label="Parts of the report">
        <PageLink href="/a" />
        <PageLink href="/b" />
      </TabNav>,
    );
    const strip = screen.getByRole('list');
    strip.scrollBy = vi.fn();
    Object.defineProperties(strip, { scrollWidth: { value: 400 }, clientWidth: { value: 100 } });
    strip.getBoundingClientRect = () => new DOMRect(0, 0, 100, 48);
    screen.getByRole('link', { name: '/a' }).getBoundingClientRect = () =>
      new DOMRect(-80, 0, 60, 48);
    screen.getByRole('link', { name: '/b' }).getBoundingClientRect = () =>
      new DOMRect(150, 0, 60, 48);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    act(() => go('/b'));
    await waitFor(() => expect(strip.scrollBy).toHaveBeenCalledOnce());
  });

  test('Tab moves through the links, which use the router on a click @wcag:2.1.1', async () => {
    const followed = vi.fn();
    function RouterLink({ href, children, ...rest }: LinkComponentProps) {
      return (
        <a
          {...rest}
          href={href}
          onClick={(event) => {
            event.preventDefault();
            followed(href);
          }}
        >
          {children}
        </a>
      );
    }
    render(
      <LinkProvider component={RouterLink}>
        <TabNav label="Parts of the report">{links}</TabNav>
      </LinkProvider>,
    );
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Dashas' })).toHaveFocus();
    const mouse = userEvent.setup();
    await mouse.pointer({ keys: '[MouseLeft>]', target: screen.getByText('Kundli') });
    expect(followed).not.toHaveBeenCalled();
    await mouse.pointer({ keys: '[/MouseLeft]', target: screen.getByText('Kundli') });
    expect(followed).toHaveBeenCalledExactlyOnceWith('/report/kundli');
  });
});
