import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import {
  Anchor,
  ButtonLink,
  Link,
  LinkProvider,
  useLinkComponent,
  type LinkComponentProps,
} from './index.ts';
import { hi } from '../messages-hi/index.ts';

const followed = vi.fn();

/** A substitute for a router's link component: navigates without loading a page. */
function RouterLink({ href, onClick, children, ...rest }: LinkComponentProps) {
  return (
    <a
      {...rest}
      href={href}
      data-router
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        followed(href);
      }}
    >
      {children}
    </a>
  );
}

describe('Link', () => {
  behavesAsComponent(Link, { props: { href: '/kundli', children: 'Kundli' } });

  test('is a link with its words as its name, by keyboard too @wcag:2.1.1 @wcag:2.4.4', async () => {
    render(
      <LinkProvider component={RouterLink}>
        <Link href="/signup">Sign up</Link>
      </LinkProvider>,
    );
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(followed).toHaveBeenLastCalledWith('/signup');
  });

  test.each([
    ['/kundli', true],
    ['#faqs', false],
    ['https://example.com', false],
    ['tel:+911234567890', false],
  ])('%s goes through the router: %s', (href, throughRouter) => {
    render(
      <LinkProvider component={RouterLink}>
        <Link href={href}>There</Link>
      </LinkProvider>,
    );
    const link = screen.getByRole('link', { name: 'There' });
    expect(link).toHaveAttribute('href', href);
    expect(link.hasAttribute('data-router')).toBe(throughRouter);
  });

  test('downloads and new tabs are left to the browser', () => {
    render(
      <LinkProvider component={RouterLink}>
        <Link href="/report.pdf" download>
          Save as PDF
        </Link>
        <Link href="/terms" newTab>
          Terms
        </Link>
      </LinkProvider>,
    );
    for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('data-router');
  });

  test.each([
    ['en', 'Terms (opens in a new tab)'],
    ['hi', 'Terms (नए टैब में खुलता है)'],
  ] as const)('says that it opens a new tab, with rel noopener (%s)', (language, name) => {
    render(
      <I18nProvider locale={language} messages={language === 'hi' ? hi : {}}>
        <Link href="/terms" newTab>
          Terms
        </Link>
      </I18nProvider>,
    );
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('without a provider it is a plain anchor', () => {
    render(<Link href="/kundli">Kundli</Link>);
    expect(screen.getByRole('link', { name: 'Kundli' })).toHaveAttribute('href', '/kundli');
  });

  test('other components can use the router’s link', () => {
    function Item() {
      return <p>{useLinkComponent() === RouterLink ? 'router' : 'plain'}</p>;
    }
    render(
      <LinkProvider component={RouterLink}>
        <Item />
      </LinkProvider>,
    );
    expect(screen.getByText('router')).toBeInTheDocument();
  });
});

describe('ButtonLink', () => {
  behavesAsComponent(ButtonLink, { props: { href: '/kundli', children: 'Kundli Making' } });

  test('stays a link in every variant @wcag:4.1.2', async () => {
    render(
      <LinkProvider component={RouterLink}>
        <ButtonLink href="/kundli" variant="primary">
          Kundli Making
        </ButtonLink>
      </LinkProvider>,
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Kundli Making' }));
    expect(followed).toHaveBeenLastCalledWith('/kundli');
  });
});

describe('Anchor', () => {
  behavesAsComponent(Anchor, { props: { href: '/kundli', children: 'Kundli' } });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a link needs an address
    void (<Link>Kundli</Link>);
    // @ts-expect-error: a link needs text
    void (<Link href="/kundli" />);
    void (
      (
        // @ts-expect-error: destructive actions need a Button
        <ButtonLink href="/delete" variant="danger">
          Delete
        </ButtonLink>
      )
    );
  });
});
