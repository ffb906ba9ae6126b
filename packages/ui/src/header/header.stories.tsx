import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Badge } from '../badge/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { BellIcon } from '../icons/index.ts';
import { LanguageSwitch } from '../language-switch/index.ts';
import { Text } from '../layout/index.ts';
import { Logo } from '../logo/index.ts';
import { Section } from '../section/index.ts';
import { SampleHeader, sampleItems, type SampleHeaderProps } from './header.samples.tsx';
import {
  Header,
  HeaderAction,
  HeaderActionLink,
  HeaderActions,
  HeaderDropdown,
  HeaderLink,
  HeaderLogo,
  HeaderMenu,
  HeaderMenuActions,
  HeaderNav,
  type HeaderProps,
} from './index.ts';

const meta = {
  title: 'Components/Navigation/Header',
  component: Header,
  subcomponents: {
    HeaderLogo,
    HeaderNav,
    HeaderLink,
    HeaderDropdown,
    HeaderActions,
    HeaderActionLink,
    HeaderMenu,
  },
  parameters: { layout: 'fullscreen' },
  args: { currentHref: '/panchang' },
  render: (args) => <SampleHeader {...args} />,
} satisfies Meta<SampleHeaderProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A story runs at any window width, so its assertions depend on the actual width. */
const isWide = () => matchMedia('(min-width: 1024px)').matches;

const viewports = {
  narrow: { name: '1023 px', styles: { width: '1023px', height: '800px' } },
  wide: { name: '1024 px', styles: { width: '1024px', height: '800px' } },
};

const menuButton = (canvas: HTMLElement) => canvas.querySelector('[data-part="header-menu"]');
const navigation = (canvas: HTMLElement) => canvas.querySelector('nav[aria-label="Main"]');

export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { height } = canvas.getByRole('banner').getBoundingClientRect();
    await expect(height).toBe(isWide() ? 72 : 60);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    if (!isWide()) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Kundli' }));
    const link = canvas.getByRole('link', { name: 'Kundli Matching' });
    await waitFor(() => expect(link).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Kundli' })).toHaveFocus();
  },
};

/** The navigation in the line, and no button for the menu. */
export const From1024Px: Story = {
  tags: ['!dev'],
  name: 'From 1024 px [S0-055]',
  parameters: { viewport: { options: viewports } },
  globals: { viewport: { value: 'wide' } },
  play: inEnglish(async ({ canvas, canvasElement }) => {
    const wide = isWide();
    await expect(menuButton(canvasElement)?.checkVisibility()).toBe(!wide);
    await expect(navigation(canvasElement)?.checkVisibility()).toBe(wide);
    if (wide) await expect(canvas.getByRole('link', { name: 'Panchang' })).toBeVisible();
  }),
};

/** A menu button instead of the navigation; the menu has every item. */
export const Below1024Px: Story = {
  tags: ['!dev'],
  name: 'Below 1024 px [S0-054]',
  parameters: { viewport: { options: viewports } },
  globals: { viewport: { value: 'narrow' } },
  play: inEnglish(async ({ canvas, canvasElement, userEvent }) => {
    const wide = isWide();
    await expect(menuButton(canvasElement)?.checkVisibility()).toBe(!wide);
    await expect(navigation(canvasElement)?.checkVisibility()).toBe(wide);
    if (wide) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const menu = within(canvas.getByRole('navigation', { name: 'Menu' }));
    for (const { label } of sampleItems) {
      await expect(menu.getByText(label)).toBeVisible();
    }
  }),
};

export const SignedIn: Story = {
  tags: ['!dev'],
  args: { user: 'Meera', onLogout: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Welcome, Meera!')).toBeVisible();
    if (!isWide()) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

/** Exactly as tall as the header that replaces it. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('banner').getBoundingClientRect();
    await expect(height).toBe(isWide() ? 72 : 60);
  },
};

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="36" height="36"/%3E';

export const WithAPicture: Story = {
  tags: ['!autodocs'],
  args: { logo: <HeaderLogo href="/" label="Jyoti" src={picture} /> },
};

/** Stays at the top while the page scrolls under it. */
export const Sticky: Story = {
  tags: ['!dev'],
  name: 'Sticky [S0-048]',
  render: (args) => (
    <div data-testid="page" style={{ blockSize: '24rem', overflowY: 'auto' }} tabIndex={-1}>
      <SampleHeader {...args} />
      <Section variant="band">
        {Array.from({ length: 30 }, (_, index) => (
          <Text key={index}>Tithi {index + 1}</Text>
        ))}
      </Section>
    </div>
  ),
  play: async ({ canvas }) => {
    const page = canvas.getByTestId('page');
    page.scrollTop = 400;
    await waitFor(() => expect(page.scrollTop).toBe(400));
    await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(
      page.getBoundingClientRect().top,
    );
  },
};

/** More items than fit on a line, long names: the navigation wraps. */
export const ManyItems: Story = {
  tags: ['!dev'],
  args: {
    user: 'Venkatanarasimharajuvaripeta',
    onLogout: fn(),
    items: [
      ...sampleItems,
      { label: 'Numerology Reports', href: '/numbers' },
      { label: 'Gemstone Recommendation', href: '/gems' },
      { label: 'Cosmic Insights', href: '/blog' },
      { label: 'Questions', href: '/faqs' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Hindi: Story = {
  tags: ['!dev'],
  globals: { language: 'hi' },
  args: {
    lang: 'hi',
    logo: (
      <HeaderLogo href="/" label="ज्योति">
        <Logo />
      </HeaderLogo>
    ),
    user: 'मीराबाई',
    onLogout: fn(),
    items: [
      { label: 'जन्मकुंडली', href: '/kundli' },
      { label: 'कुंडली मिलान', href: '/kundli-matching' },
      { label: 'पंचांग', href: '/panchang' },
      { label: 'राशिफल', href: '/horoscope' },
      { label: 'अंकज्योतिष', href: '/numerology' },
      { label: 'पूजा', href: '/poojas' },
    ],
  },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole('banner');
    await expect(header.scrollWidth).toBeLessThanOrEqual(header.clientWidth);
  },
};

const languages = [
  { code: 'en', name: 'English' },
  { code: 'ta', name: 'தமிழ்' },
] as const;

const shop = [
  <HeaderLink key="yantras" href="/yantras">
    Yantras
  </HeaderLink>,
  <HeaderLink key="rudraksha" href="/rudraksha">
    Rudraksha
  </HeaderLink>,
  <HeaderDropdown
    key="stones"
    label="Stones"
    items={[
      { id: 'ruby', label: 'Ruby', href: '/stones/ruby' },
      { id: 'pearl', label: 'Pearl', href: '/stones/pearl' },
    ]}
  />,
];

function ShopHeader(args: HeaderProps) {
  const [language, setLanguage] = useState<'en' | 'ta'>('en');
  return (
    <Header {...args}>
      <HeaderLogo href="/" label="Ratna Bazaar">
        <Logo name="Ratna Bazaar" />
      </HeaderLogo>
      <HeaderNav label="Shop">{shop}</HeaderNav>
      <HeaderActions>
        <HeaderAction from="desktop">
          <LanguageSwitch value={language} languages={languages} onValueChange={setLanguage} />
        </HeaderAction>
        <IconButton label="Notifications, 2 new" icon={<BellIcon />} />
        <HeaderActionLink href="/cart">
          Cart <Badge>3</Badge>
        </HeaderActionLink>
      </HeaderActions>
      <HeaderMenu>
        <HeaderNav label="Shop menu">{shop}</HeaderNav>
        <HeaderMenuActions>
          <LanguageSwitch value={language} languages={languages} onValueChange={setLanguage} />
        </HeaderMenuActions>
      </HeaderMenu>
    </Header>
  );
}

/** Another product: a cart, a bell and a language switch at the end of the line, and no accounts. */
export const AShop: Story = {
  args: { currentHref: '/stones/pearl' },
  render: (args) => <ShopHeader {...args} />,
};

export const AShopTest: Story = {
  ...AShop,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /^Cart/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Notifications, 2 new' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    if (isWide()) {
      await expect(canvas.getByRole('button', { name: 'Stones' })).toHaveAttribute(
        'aria-current',
        'true',
      );
      return;
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(canvas.getByRole('navigation', { name: 'Shop menu' })).toBeVisible();
  }),
};

const links = (
  <>
    <HeaderLink href="/panchang">Panchang</HeaderLink>
    <HeaderLink href="/horoscope">Horoscope</HeaderLink>
    <HeaderLink href="/poojas">Poojas</HeaderLink>
  </>
);

const headerLine = (
  <>
    <HeaderLogo href="/" label="Jyoti">
      <Logo />
    </HeaderLogo>
    <HeaderNav>{links}</HeaderNav>
    <HeaderActions>
      <HeaderActionLink href="/login">Log in</HeaderActionLink>
    </HeaderActions>
  </>
);

/** For the guide: on a narrow page the menu contains the links of the navigation. */
export const WithItsMenu: Story = {
  tags: ['!dev'],
  render: (args) => (
    <Header {...args}>
      {headerLine}
      <HeaderMenu>
        <HeaderNav>{links}</HeaderNav>
      </HeaderMenu>
    </Header>
  ),
};

/** For the guide, as a "don't": on a narrow page the links of the navigation are missing. */
export const WithoutItsMenu: Story = {
  tags: ['!dev'],
  render: (args) => <Header {...args}>{headerLine}</Header>,
};

export const AllStates = stateSheet(SampleHeader, {
  // Below one another; a sticky header stays in place in a block of its own.
  props: { style: { position: 'static' } },
  samples: {
    'logged out': { currentHref: '/panchang' },
    'logged in': { currentHref: '/kundli-matching', user: 'Meera', onLogout: () => undefined },
    'a long name': { user: 'Venkatanarasimharajuvaripeta', onLogout: () => undefined },
    loading: <Header style={{ position: 'static' }} loading />,
  },
  cell: '100%',
});

/** Opened: the menu below 1024 px, a dropdown from there on. */
export const Opened: StoryObj = {
  tags: ['!dev'],
  render: () => (
    <div style={{ minBlockSize: '32rem' }}>
      <SampleHeader currentHref="/kundli-matching" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const wide = matchMedia('(min-width: 1024px)').matches;
    await userEvent.click(
      wide
        ? canvas.getByRole('button', { name: 'Kundli' })
        : canvas.getAllByRole('button', { expanded: false })[0]!,
    );
  },
};
