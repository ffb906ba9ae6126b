import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Section, Text } from '../layout/index.ts';
import { Logo } from '../logo/index.ts';
import { Header } from './index.ts';
import { sampleHeader } from './header.samples.ts';

const meta = {
  title: 'Components/Header',
  component: Header,
  tags: ['status:ready'],
  parameters: { layout: 'fullscreen' },
  args: { ...sampleHeader, currentPath: '/panchang', logoImage: <Logo name="Jyoti" /> },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A story runs at any width of the window, so what it expects follows the width that it finds. */
const isWide = () => matchMedia('(min-width: 1024px)').matches;

const viewports = {
  narrow: { name: '1023 px', styles: { width: '1023px', height: '800px' } },
  wide: { name: '1024 px', styles: { width: '1024px', height: '800px' } },
};

const menuButton = (canvas: HTMLElement) => canvas.querySelector('[data-part="header-menu"]');
const navigation = (canvas: HTMLElement) => canvas.querySelector('nav[aria-label="Main"]');

export const Default: Story = {
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
  name: 'From 1024 px [S0-055]',
  parameters: { viewport: { options: viewports } },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, canvasElement }) => {
    const wide = isWide();
    await expect(menuButton(canvasElement)?.checkVisibility()).toBe(!wide);
    await expect(navigation(canvasElement)?.checkVisibility()).toBe(wide);
    if (wide) await expect(canvas.getByRole('link', { name: 'Panchang' })).toBeVisible();
  },
};

/** A button for the menu in place of the navigation; the menu holds every item. */
export const Below1024Px: Story = {
  name: 'Below 1024 px [S0-054]',
  parameters: { viewport: { options: viewports } },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const wide = isWide();
    await expect(menuButton(canvasElement)?.checkVisibility()).toBe(!wide);
    await expect(navigation(canvasElement)?.checkVisibility()).toBe(wide);
    if (wide) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const menu = within(canvas.getByRole('navigation', { name: 'Menu' }));
    for (const { title } of sampleHeader.navigation) {
      await expect(menu.getByText(title)).toBeVisible();
    }
  },
};

export const SignedIn: Story = {
  args: { user: { firstName: 'Meera' }, onLogout: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Welcome, Meera!')).toBeVisible();
    if (!isWide()) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

/** Exactly as tall as the header that takes its place. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('banner').getBoundingClientRect();
    await expect(height).toBe(isWide() ? 72 : 60);
  },
};

export const WithPictureFromTheServer: Story = { args: { logoImage: undefined } };

/** Stays at the top while the page moves under it. */
export const Sticky: Story = {
  name: 'Sticky [S0-048]',
  render: (args) => (
    <div data-testid="page" style={{ blockSize: '24rem', overflowY: 'auto' }} tabIndex={-1}>
      <Header {...args} />
      <Section>
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

/** More items than a line holds, long names: the navigation wraps and nothing is lost. */
export const ManyItems: Story = {
  args: {
    user: { firstName: 'Venkatanarasimharajuvaripeta' },
    onLogout: fn(),
    navigation: [
      ...sampleHeader.navigation,
      { id: 'numbers', title: 'Numerology Reports', path: '/numbers' },
      { id: 'gems', title: 'Gemstone Recommendation', path: '/gems' },
      { id: 'blog', title: 'Cosmic Insights', path: '/blog' },
      { id: 'faqs', title: 'Questions', path: '/faqs' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Hindi: Story = {
  globals: { language: 'hi' },
  args: {
    lang: 'hi',
    logo: { ...sampleHeader.logo, alt: 'ज्योति' },
    logoImage: <Logo />,
    user: { firstName: 'मीराबाई' },
    onLogout: fn(),
    navigation: [
      { id: 1, title: 'जन्मकुंडली', path: '/kundli' },
      { id: 2, title: 'कुंडली मिलान', path: '/kundli-matching' },
      { id: 3, title: 'पंचांग', path: '/panchang' },
      { id: 4, title: 'राशिफल', path: '/horoscope' },
      { id: 5, title: 'अंकज्योतिष', path: '/numerology' },
      { id: 6, title: 'पूजा', path: '/poojas' },
    ],
  },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole('banner');
    await expect(header.scrollWidth).toBeLessThanOrEqual(header.clientWidth);
  },
};
