import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { axeViolations, behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { SampleFooter, sampleColumns, type SampleFooterProps } from './footer.samples.tsx';
import {
  Footer,
  FooterAddress,
  FooterBrand,
  FooterColumn,
  FooterLegal,
  FooterLink,
  FooterMain,
  FooterMark,
  FooterNav,
  FooterSection,
  FooterSocialLink,
  Newsletter,
  type SubscribeResult,
} from './index.ts';
import { hi } from '../messages-hi/index.ts';

const show = (props: SampleFooterProps = {}) => render(<SampleFooter {...props} />);

const column = (title: string) =>
  within(screen.getByRole('heading', { name: title }).parentElement as HTMLElement);

const email = () => screen.getByLabelText('Email');
const subscribe = () => userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));

describe('Footer', () => {
  behavesAsComponent(Footer, { props: { children: 'Jyoti' } });

  test('has columns of links, each with a title', () => {
    show();
    for (const { title, links } of sampleColumns) {
      const shown = column(title).getAllByRole('link');
      expect(shown.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(links);
    }
    expect(column('Support').getByText('Average response under 30 minutes')).toBeVisible();
  });

  test('shows the icon of each social page, and its count where there is one', () => {
    show();
    const links = column('Follow us').getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Facebook1,24,000 followers',
      'Instagram98,200 followers',
      'YouTube12,400 followers',
      'Twitter',
    ]);
    expect(links.map((link) => link.querySelector('svg')?.dataset.icon)).toEqual([
      'facebook',
      'instagram',
      'youtube',
      'twitter',
    ]);
  });

  test('its headings have the given level', () => {
    show({ headingLevel: 3 });
    expect(screen.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(4);
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  });

  test('the navigation can be named, and unused parts are left out', () => {
    render(
      <Footer>
        <FooterNav label="Shop">
          <FooterColumn title="Stones">
            <FooterLink href="/ruby">Ruby</FooterLink>
          </FooterColumn>
        </FooterNav>
      </Footer>,
    );
    const shop = within(screen.getByRole('navigation', { name: 'Shop' }));
    expect(shop.getByRole('link', { name: 'Ruby' })).toHaveAttribute('href', '/ruby');
  });

  test('starts with the theme’s edge, which is decorative @wcag:1.1.1', () => {
    show();
    const edge = screen.getByRole('contentinfo').firstElementChild;
    expect(edge).toHaveAttribute('data-part', 'edge');
    expect(edge).toHaveAttribute('aria-hidden', 'true');
  });

  test('shows its own texts in Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <SampleFooter />
      </I18nProvider>,
    );
    expect(screen.getByRole('button', { name: 'सदस्यता लें' })).toBeVisible();
    expect(screen.getByText('1,24,000 फ़ॉलोअर')).toBeVisible();
  });
});

describe('the parts of Footer', () => {
  const inFooter = ({ children }: { children: ReactNode }) => <Footer>{children}</Footer>;
  const inSection = ({ children }: { children: ReactNode }) => (
    <Footer>
      <FooterSection title="Ways to pay">{children}</FooterSection>
    </Footer>
  );
  const inColumn = ({ children }: { children: ReactNode }) => (
    <Footer>
      <FooterColumn title="Stones">{children}</FooterColumn>
    </Footer>
  );
  const find = (selector: string) => (container: HTMLElement) => container.querySelector(selector);
  /** Inside a Footer. */
  const first = find('footer > * > * > *');
  // Two footers on one page.
  const axeRulesOff = ['landmark-unique', 'landmark-no-duplicate-contentinfo'];
  const common = { wrapper: inFooter, root: first, axeRulesOff };

  describe('FooterMain', () => {
    behavesAsComponent(FooterMain, { ...common, props: { children: 'Jyoti' } });
  });
  describe('FooterBrand', () => {
    behavesAsComponent(FooterBrand, { ...common, props: { children: 'Jyoti' } });
  });
  describe('FooterNav', () => {
    behavesAsComponent(FooterNav, { ...common, props: { children: 'Links' } });
  });
  describe('FooterColumn', () => {
    behavesAsComponent(FooterColumn, {
      ...common,
      props: { title: 'Stones', children: <FooterLink href="/ruby">Ruby</FooterLink> },
    });
  });
  describe('FooterSection', () => {
    behavesAsComponent(FooterSection, {
      ...common,
      props: { title: 'Ways to pay', children: <FooterMark>UPI</FooterMark> },
    });
  });
  describe('FooterLegal', () => {
    behavesAsComponent(FooterLegal, { ...common, props: { children: '© 2026 Jyoti' } });
  });
  describe('FooterAddress', () => {
    behavesAsComponent(FooterAddress, { ...common, props: { children: '14 Sample Marg' } });
  });
  describe('Newsletter', () => {
    behavesAsComponent(Newsletter, {
      ...common,
      props: {
        title: 'A letter',
        description: 'Each month.',
        onSubscribe: () => Promise.resolve({ ok: true }),
      },
    });
  });
  describe('FooterMark', () => {
    behavesAsComponent(FooterMark, {
      wrapper: inSection,
      root: find('li'),
      axeRulesOff,
      props: { children: 'UPI' },
    });
  });
  describe('FooterLink', () => {
    behavesAsComponent(FooterLink, {
      wrapper: inColumn,
      root: find('li'),
      control: find('a'),
      axeRulesOff,
      props: { href: '/ruby', children: 'Ruby' },
    });
  });
  describe('FooterSocialLink', () => {
    behavesAsComponent(FooterSocialLink, {
      wrapper: inColumn,
      root: find('li'),
      control: find('a'),
      axeRulesOff,
      props: { network: 'facebook', href: 'https://facebook.example/jyoti', children: 'Facebook' },
    });
  });
});

describe('newsletter', () => {
  test('shows title, description, an e-mail input and Subscribe [S0-071] [S0-072] [S0-073] [S0-074]', () => {
    show();
    expect(screen.getByRole('heading', { name: 'A letter each lunar month' })).toBeVisible();
    expect(screen.getByText('One quiet letter on the first of each lunar month.')).toBeVisible();
    expect(email()).toHaveAttribute('type', 'email');
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  });

  test.each(['', 'meera', 'meera@example'])(
    'rejects %j, says why and asks again [S0-075] @wcag:3.3.1',
    async (text) => {
      const onSubscribe = vi.fn<(email: string) => Promise<SubscribeResult>>();
      show({ onSubscribe });
      if (text) await userEvent.type(email(), text);
      await subscribe();
      expect(onSubscribe).not.toHaveBeenCalled();
      expect(email()).toHaveAccessibleDescription('Please enter a valid email address');
      expect(email()).toBeInvalid();
      expect(email()).toHaveFocus();
      expect(await axeViolations(document.body)).toEqual([]);
    },
  );

  test('clears the error as soon as the address changes', async () => {
    show();
    await subscribe();
    await userEvent.type(email(), 'm');
    expect(email()).not.toHaveAccessibleDescription();
  });

  test('sends the address, is busy meanwhile, and thanks at the end [S0-076] @wcag:4.1.3', async () => {
    let finish = (_result: SubscribeResult) => {};
    const onSubscribe = vi.fn(
      () =>
        new Promise<SubscribeResult>((resolve) => {
          finish = resolve;
        }),
    );
    show({ onSubscribe });
    await userEvent.type(email(), ' meera@example.com {Enter}');
    expect(onSubscribe).toHaveBeenCalledExactlyOnceWith('meera@example.com');
    expect(screen.getByRole('button', { name: 'Subscribing…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.type(email(), '{Enter}');
    expect(onSubscribe).toHaveBeenCalledOnce();
    finish({ ok: true });
    const status = screen.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Thank you for subscribing.'));
    expect(status).toHaveFocus();
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
    expect(await axeViolations(document.body)).toEqual([]);
  });

  test.each([
    [
      'the server’s sentence',
      () => Promise.resolve({ error: 'Too many attempts. Please wait a minute.' }),
      'Too many attempts. Please wait a minute.',
    ],
    [
      'a sentence of its own when the call fails',
      () => Promise.reject(new Error('network')),
      'We couldn’t sign you up just now. Please try again.',
    ],
  ])('shows %s and keeps the address', async (_what, onSubscribe, sentence) => {
    show({ onSubscribe });
    await userEvent.type(email(), 'meera@example.com{Enter}');
    await waitFor(() => expect(email()).toHaveAccessibleDescription(sentence));
    expect(email()).toHaveValue('meera@example.com');
    expect(email()).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a newsletter has a description
    void (<Newsletter title="A letter" onSubscribe={() => Promise.resolve({ ok: true })} />);
    // @ts-expect-error: a column has a title
    void (<FooterColumn>…</FooterColumn>);
    // @ts-expect-error: a link leads somewhere
    void (<FooterLink>About</FooterLink>);
    // @ts-expect-error: a failure needs an error message
    void ({} satisfies SubscribeResult);
    expectTypeOf<{ ok: true } | { error: string }>().toExtend<SubscribeResult>();
  });
});
